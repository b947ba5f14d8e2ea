/**
 * A cell that no spreadsheet takes for a formula (security.md 46): what begins like one is led by an
 * apostrophe, as OWASP advises (CSV Injection).
 */
export function inertCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
