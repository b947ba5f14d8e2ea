/** What an import came to: counts by file, and each refused row. */
export interface RefusedRow {
  file: string
  line: number
  reason: string
}

export type Outcome = 'added' | 'completed' | 'unchanged'

export class ImportReport {
  readonly counts = new Map<string, Record<Outcome, number>>()
  readonly refused: RefusedRow[] = []

  count(file: string, outcome: Outcome): void {
    const counts = this.counts.get(file) ?? { added: 0, completed: 0, unchanged: 0 }
    counts[outcome]++
    this.counts.set(file, counts)
  }

  refuse(row: RefusedRow): void {
    this.refused.push(row)
  }

  /** Lines for people. */
  lines(): string[] {
    const counts = [...this.counts].map(
      ([file, { added, completed, unchanged }]) =>
        `${file}: ${added} new, ${completed} completed, ${unchanged} already there`,
    )
    // Rows handled side by side are refused in any order.
    const inOrder = this.refused.toSorted((a, b) => (a.file === b.file ? a.line - b.line : 0))
    const refused = inOrder.map(({ file, line, reason }) => `${file}, line ${line}: ${reason}`)
    return refused.length === 0
      ? counts
      : [...counts, `${refused.length} refused:`, ...refused.map((line) => `  ${line}`)]
  }
}
