/** The security policy admits it by its hash. */
export const PLAIN_STYLE =
	"body{font:18px/1.6 system-ui,sans-serif;color:#312640;max-width:34em;margin:12vh auto;padding:0 20px;overflow-wrap:anywhere}h1{line-height:1.2}a{color:inherit}";

/** A page that depends on nothing else: no style sheet, script or frame. `header` stands above its title. */
export const plainPage = (title: string, content: string, header = "") =>
	`<!doctype html><html lang="en-GH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${PLAIN_STYLE}</style></head><body>${header}<main><h1>${title}</h1>${content}</main></body></html>`;
