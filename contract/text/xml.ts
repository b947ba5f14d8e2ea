/** Escapes texts for XML and HTML. */

/** Matches characters that XML forbids even as references, and lone surrogates. */
const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** @returns the text, escaped for an element or a quoted attribute, with a space for each forbidden character */
export function escapedXml(text: string): string {
  return text
    .replace(unwritable, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
