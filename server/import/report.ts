/** Collects the result of an import: the counts by file, and each rejected row. */
export interface RejectedRow {
  file: string
  line: number
  reason: string
}

export type Outcome = 'added' | 'completed' | 'unchanged'

export class ImportReport {
  readonly counts = new Map<string, Record<Outcome, number>>()
  readonly rejected: RejectedRow[] = []

  count(file: string, outcome: Outcome): void {
    const counts = this.counts.get(file) ?? { added: 0, completed: 0, unchanged: 0 }
    counts[outcome]++
    this.counts.set(file, counts)
  }

  reject(row: RejectedRow): void {
    this.rejected.push(row)
  }

  /** @returns the report as lines of text */
  lines(): string[] {
    const counts = [...this.counts].map(
      ([file, { added, completed, unchanged }]) =>
        `${file}: ${added} new, ${completed} completed, ${unchanged} already present`,
    )
    // The import handles several rows at once, so it may reject them in any order.
    const sorted = this.rejected.toSorted((a, b) => (a.file === b.file ? a.line - b.line : 0))
    const rejected = sorted.map(({ file, line, reason }) => `${file}, line ${line}: ${reason}`)
    return rejected.length === 0
      ? counts
      : [...counts, `${rejected.length} rejected:`, ...rejected.map((line) => `  ${line}`)]
  }
}
