/** One site for the whole run, over the field collection; a fault it logs fails the run. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { featurePairs } from '../harness/featured-pairs.ts'
import { writeFieldCollection } from '../harness/field-collection.ts'
import { runSite } from '../harness/running-site.ts'
import { startServersForSites } from '../harness/site-ground.ts'

export default async function startSite() {
  if (!existsSync(path.resolve('build/server/index.js'))) {
    throw new Error('The pages are not built yet: npm test does it.')
  }
  const stopServers = await startServersForSites()
  // The tests register more members than a class has pupils.
  const site = await runSite(writeFieldCollection, { REGISTRATIONS_AN_HOUR: '1000' })
  await featurePairs(site)
  process.env.FIELD_SITE = site.origin

  return async () => {
    const faults = await site.stop()
    await stopServers()
    if (faults.length > 0) throw new Error(`The server logged faults:\n${faults.join('\n')}`)
  }
}
