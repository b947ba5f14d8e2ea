/** Reads the text of a CSV file in UTF-8, UTF-16 or GB 18030. Excel in China writes GB 18030. */

/** @returns the text, or undefined if the file is not text */
export function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be'
  const hasByteOrderMark = utf16 === 'utf-16le' || (first === 0xfe && second === 0xff)
  for (const encoding of hasByteOrderMark ? [utf16] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // A program, a picture or a workbook has control characters.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters mark a file that is not text
      return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text
    } catch {
      // The loop tries the next encoding.
    }
  }
  return undefined
}
