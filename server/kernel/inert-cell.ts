/**
 * A cell that no spreadsheet takes for a formula (security.md 46): what begins like one is led by an
 * apostrophe, as OWASP advises (CSV Injection); also after blanks, and as wide as Chinese is typed.
 */
export function inertCell(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
}
