// The sentences of the pages, in the reader's language. The English sentence is its own key, as in the catalogue.
import { pluralForm, sentences } from "./catalogue.js";

// The sentence with its {places} filled.
export function _(message, places = {}) {
  return filled(sentences[message] ?? message, places);
}

// The form of the sentence that fits the count, which fills {count}; one below nothing is also one.
export function plural(one, many, count, places = {}) {
  const forms = sentences[one];
  const amount = Math.abs(count);
  const form = Array.isArray(forms) ? forms[pluralForm(amount)] : amount === 1 ? one : many;
  return filled(form, { count, ...places });
}

function filled(sentence, places) {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => places[name] ?? place);
}
