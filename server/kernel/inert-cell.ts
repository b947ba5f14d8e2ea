/** Makes CSV cells that no spreadsheet reads as a formula, and reads such cells. */

/**
 * @returns the text as a CSV cell that no spreadsheet reads as a formula (security.md 46). The function puts an
 * apostrophe before a text that begins like a formula, as OWASP advises (CSV Injection). A formula may begin with
 * blanks, or with the full-width signs of Chinese keyboards.
 */
export function inertCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * @returns the text as a cell that no spreadsheet computes, and from which `textOfCell` returns the original text. The
 * function therefore puts another apostrophe before a text that begins with an apostrophe.
 */
export const reversibleCell = (text: string) => (needsApostrophe(text) ? `'${text}` : text)

/** @returns the text of a cell that `reversibleCell` made */
export const textOfCell = (cell: string) =>
  cell.startsWith("'") && needsApostrophe(cell.slice(1)) ? cell.slice(1) : cell

const needsApostrophe = (text: string) => text.startsWith("'") || formulaStart.test(text)
