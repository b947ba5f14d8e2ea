/** Everything that can be broken, in the order in which it is best mended. */
import { wrongCounters } from './counters.ts'
import type { Finding, Site } from './finding.ts'
import { brokenImages } from './images.ts'
import { filesWithoutRows } from './lost-and-found.ts'
import { brokenReferences } from './references.ts'

/** What one of them mends, those after it find whole. */
export async function* everyFinding(site: Site): AsyncGenerator<Finding> {
  yield* wrongCounters(site)
  yield* brokenReferences(site)
  yield* brokenImages(site)
  yield* filesWithoutRows(site)
}
