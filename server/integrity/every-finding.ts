/** Runs all checks, in the order that their repairs need. */
import { wrongCounters } from './counters.ts'
import type { Finding, FindingKind, Site } from './finding.ts'
import { forgottenHiddenImages } from './hidden-images.ts'
import { brokenImages } from './images.ts'
import { filesWithoutRows } from './lost-and-found.ts'
import { brokenReferences } from './references.ts'
import { brokenSchoolFiles } from './school-files.ts'

const checks: [FindingKind, (site: Site) => AsyncGenerator<Finding>][] = [
  ['counter', wrongCounters],
  ['reference', brokenReferences],
  ['hidden', forgottenHiddenImages],
  ['picture', brokenImages],
  ['schoolFile', brokenSchoolFiles],
  ['file', filesWithoutRows],
]

/** Yields the findings of all checks. A caller that repairs a finding does so before taking the next finding. */
export async function* everyFinding(site: Site): AsyncGenerator<Finding & { kind: FindingKind }> {
  for (const [kind, check] of checks) {
    for await (const finding of check(site)) yield { ...finding, kind }
  }
}
