/** Runs all checks, in the order in which repairs should be made. */
import { wrongCounters } from './counters.ts'
import type { Finding, Site } from './finding.ts'
import { forgottenHiddenImages } from './hidden-images.ts'
import { brokenImages } from './images.ts'
import { filesWithoutRows } from './lost-and-found.ts'
import { brokenReferences } from './references.ts'
import { brokenSchoolFiles } from './school-files.ts'

/** A later check already sees the repairs of the earlier checks. */
export async function* everyFinding(site: Site): AsyncGenerator<Finding> {
  yield* wrongCounters(site)
  yield* brokenReferences(site)
  yield* forgottenHiddenImages(site)
  yield* brokenImages(site)
  yield* brokenSchoolFiles(site)
  yield* filesWithoutRows(site)
}
