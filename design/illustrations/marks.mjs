// The vector marks, and the list that every drawing is in: pictures maps an output path to its size and drawing.

export const pictures = {};
export const add = (file, w, h, draw, o = {}) => {
	pictures[file] = { w, h, draw, ...o };
};

add("public/images/kente.svg", 80, 80, () => `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><g fill="#ffffff"><path d="M20 2h4v5h5v5h5v5h4v6h-4v5h-5v5h-5v5h-8v-5h-5v-5H6v-5H2v-6h4v-5h5V7h5V2zm-3 13v10h6V15z" fill-rule="evenodd"/><path d="M2 46h36v4H2zm0 10h36v4H2zm0 10h36v4H2zM46 2h4v36h-4zm10 0h4v36h-4zm10 0h4v36h-4z"/><path d="M44 44h34v34H44zm5 5v24h24V49zm5 5h14v14H54zm4 4v6h6v-6z" fill-rule="evenodd"/></g></svg>`);
const MARK = '<path d="M32 44C31 31 22 22 8 22c0 13 9 22 24 22z" fill="url(#l)"/><path d="M32 41c1-17 10-28 25-31 2 18-8 31-25 31z" fill="url(#r)"/><path d="M10 50q22-12 44 0M16 57q16-8 32 0" fill="none" stroke="#e8b024" stroke-width="4" stroke-linecap="round"/>';
const GRAD = '<linearGradient id="l" x2="1" y2="1"><stop stop-color="#f5dc8c"/><stop offset="1" stop-color="#e8b024"/></linearGradient><linearGradient id="r" x2="1" y2="1"><stop stop-color="#f5dc8c"/><stop offset="1" stop-color="#d4960f"/></linearGradient><linearGradient id="c" x2="1" y2="1"><stop stop-color="#7a3cb0"/><stop offset="1" stop-color="#32144d"/></linearGradient>';
add("public/logo.svg", 64, 64, () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>${GRAD}</defs><circle cx="32" cy="32" r="32" fill="#e8b024"/><circle cx="32" cy="32" r="29" fill="url(#c)"/><g transform="translate(6.400 5) scale(.8)">${MARK}</g></svg>`);
