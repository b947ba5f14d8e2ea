/** Summarises the problems that a check found, for the page of admins. */
import type { CheckResult, FoundKind } from '../../contract/schemas/status.ts'
import type { Finding, FindingKind } from './finding.ts'

/** Maximum number of named problems of each kind; the report counts all problems. */
const problemsMaximum = 20

export function startReport(repair: boolean) {
  const kinds = new Map<FindingKind, FoundKind>()
  return {
    /** Adds a problem. @param repairText the description of the repair; undefined if nothing was repaired */
    add({ kind, problem }: Finding & { kind: FindingKind }, repairText: string | undefined): void {
      const foundKind = kinds.get(kind) ?? { kind, found: 0, repaired: 0, problems: [] }
      kinds.set(kind, foundKind)
      foundKind.found++
      if (repairText !== undefined) foundKind.repaired++
      if (foundKind.problems.length < problemsMaximum) foundKind.problems.push(problem)
    },

    result(): CheckResult {
      const foundKinds = [...kinds.values()]
      const sum = (field: 'found' | 'repaired') =>
        foundKinds.reduce((total, each) => total + each[field], 0)
      return { repair, found: sum('found'), repaired: sum('repaired'), kinds: foundKinds }
    },
  }
}
