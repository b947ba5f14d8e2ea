/**
 * @returns the text as a CSV cell that no spreadsheet reads as a formula (security.md 46). A text that
 * begins like a formula gets an apostrophe before it, as OWASP advises (CSV Injection). Leading blanks
 * and full-width signs, which Chinese keyboards type, make no difference.
 */
export function inertCell(text: string): string {
  return beginsLikeFormula.test(text) ? `'${text}` : text
}

const beginsLikeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * @returns the text as a cell that no spreadsheet computes, and from which `textOfCell` reads the same text again. A
 * text that begins with an apostrophe therefore gets another apostrophe.
 */
export const reversibleCell = (text: string) => (needsApostrophe(text) ? `'${text}` : text)

/** @returns the text of a cell that `reversibleCell` made */
export const textOfCell = (cell: string) =>
  cell.startsWith("'") && needsApostrophe(cell.slice(1)) ? cell.slice(1) : cell

const needsApostrophe = (text: string) => text.startsWith("'") || beginsLikeFormula.test(text)
