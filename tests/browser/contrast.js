// Measures how far texts and pieces of a scene stand out from what lies under them.
(() => {
  const LARGE = 24; // CSS pixels
  const LARGE_BOLD = 18.66;
  const STROKES = 0.15; // of the pixels of a text: what is not its edge
  const OUTLINE = 0.02; // of the pixels of a piece: what one knows it by
  const COVERED = 0.08; // so little of its box changed: something else lies over it at this moment
  const COPIES = 2; // pixels of the picture for one of the scene's units

  const light = Array.from({ length: 256 }, (_, part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (data, at) =>
    0.2126 * light[data[at]] + 0.7152 * light[data[at + 1]] + 0.0722 * light[data[at + 2]];
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  // The scene as pixels, without these elements.
  async function pixels(svg, without = []) {
    const parts = without.flatMap((element) => [element, ...element.querySelectorAll("*")]);
    for (const part of parts) part.style.visibility = "hidden";
    const copy = svg.cloneNode(true);
    for (const part of parts) part.style.visibility = "";
    const { width, height } = svg.viewBox.baseVal;
    copy.setAttribute("width", width * COPIES);
    copy.setAttribute("height", height * COPIES);

    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(width * COPIES, height * COPIES).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, width * COPIES, height * COPIES);
  }

  // Where an element lies among the pixels.
  function boxOf(svg, element) {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const unit = (svg.viewBox.baseVal.width / width) * COPIES;
    const within = (value, most) => Math.round(Math.max(0, Math.min(most, value)) * unit);
    return {
      left: within(box.left - x, width),
      top: within(box.top - y, height),
      right: within(box.right - x, width),
      bottom: within(box.bottom - y, height),
    };
  }

  // How far an element stands out: so much that this share of the pixels that it changes reaches it. Edges are blurred,
  // and a piece has many colours.
  function standsOut(having, lacking, { left, top, right, bottom }, share) {
    const found = [];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = (y * having.width + x) * 4;
        const same = [0, 1, 2].every((part) => having.data[at + part] === lacking.data[at + part]);
        if (!same) found.push(contrast(luminance(having.data, at), luminance(lacking.data, at)));
      }
    }
    const covered = found.length < COVERED * (right - left) * (bottom - top);
    return covered ? Infinity : found.sort((a, b) => b - a)[Math.floor(found.length * share)];
  }

  // Elements that do not touch each other can be taken away together.
  function apart(svg, elements) {
    const batches = [];
    for (const element of elements) {
      const box = boxOf(svg, element);
      const touches = (other) =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
      const batch = batches.find((boxes) => !boxes.some(([, other]) => touches(other))) ?? [];
      if (!batch.length) batches.push(batch);
      batch.push([element, box]);
    }
    return batches;
  }

  // A text with a rim has its ground with it.
  function rimmed(text) {
    const { fill, stroke, paintOrder } = getComputedStyle(text);
    if (stroke === "none" || !paintOrder.startsWith("stroke")) return null;
    const [one, other] = [fill, stroke].map((colour) => luminance(colour.match(/\d+/g), 0));
    return contrast(one, other);
  }

  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width;

  function least(text, scale) {
    const { fontSize, fontWeight } = getComputedStyle(text);
    const size = parseFloat(fontSize) * text.getCTM().a * scale;
    return size >= LARGE || (size >= LARGE_BOLD && fontWeight >= 700) ? 3 : 4.5;
  }

  // What is too faint in a scene that lies on a page at this scale.
  window.faint = async ([drawn, scale]) => {
    document.body.innerHTML = drawn;
    const svg = document.querySelector("svg");
    svg.style.width = `${svg.viewBox.baseVal.width}px`;
    const having = await pixels(svg);
    const found = [];
    const texts = [...svg.querySelectorAll("text")].filter((text) => shown(text) && text.textContent.trim());
    const pieces = [...svg.querySelectorAll("[data-action], [data-about]")].filter(shown);
    for (const batch of [...apart(svg, texts), ...apart(svg, pieces)]) {
      const lacking = await pixels(
        svg,
        batch.map(([element]) => element),
      );
      for (const [element, box] of batch) {
        const isText = element.localName === "text";
        const wished = isText ? least(element, scale) : 3;
        const measured =
          (isText && rimmed(element)) || standsOut(having, lacking, box, isText ? STROKES : OUTLINE);
        if (measured >= wished) continue;
        const title = element.querySelector("title")?.textContent ?? element.dataset.about;
        const name = isText ? element.textContent : title;
        found.push(`${element.getAttribute("class")} “${name}”: ${measured.toFixed(2)} of ${wished}`);
      }
    }
    return found;
  };
})();
