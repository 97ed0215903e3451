"""What the server says over HTTP and sockets: the API, the pages, who may ask, and how much."""
