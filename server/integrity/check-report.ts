/** Summarises the findings of a check for the page of admins. */
import type { CheckResult, FoundKind } from '../../contract/schemas/status.ts'
import type { Finding, FindingKind } from './finding.ts'

/** Maximum number of problems that the report names for each kind; the report counts all problems. */
const namedOfEach = 20

export function startReport(repair: boolean) {
  const kinds = new Map<FindingKind, FoundKind>()
  return {
    /** @param done the description of the repair; undefined if nothing was repaired */
    add({ kind, problem }: Finding & { kind: FindingKind }, done: string | undefined): void {
      const known = kinds.get(kind) ?? { kind, found: 0, repaired: 0, problems: [] }
      kinds.set(kind, known)
      known.found++
      if (done !== undefined) known.repaired++
      if (known.problems.length < namedOfEach) known.problems.push(problem)
    },

    result(): CheckResult {
      const all = [...kinds.values()]
      const sum = (of: 'found' | 'repaired') => all.reduce((total, each) => total + each[of], 0)
      return { repair, found: sum('found'), repaired: sum('repaired'), kinds: all }
    },
  }
}
