/**
 * @returns the text as a CSV cell that no spreadsheet reads as a formula (security.md 46). A text that
 * begins like a formula gets an apostrophe before it, as OWASP advises (CSV Injection). Leading blanks
 * and full-width signs, which Chinese keyboards type, make no difference.
 */
export function inertCell(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
}
