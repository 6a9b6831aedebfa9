import { escapeUTF8 } from "entities";

/** Text escaped for XML elements and attributes, without characters that XML forbids. */
export const escapeXml = (text: string) => escapeUTF8(text.replace(FORBIDDEN, ""));

/** Control characters other than tab and line breaks, lone surrogates, and the two noncharacters of XML 1.0. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
