/** Starts a site with the field collection for each worker. An error in the log of a site fails the run. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { writeFieldCollection } from '../harness/collections/field-collection.ts'
import { startServersForSites } from '../harness/servers/site-storage.ts'
import { featurePairs } from '../harness/sites/featured-pairs.ts'
import { importOnce, runSite } from '../harness/sites/running-site.ts'

export default async function startSites({ workers }: FullConfig) {
  if (!existsSync(path.resolve('build/server/index.js'))) {
    throw new Error('The pages are not built yet: run npm test, which builds them.')
  }
  const stopServers = await startServersForSites()
  const removeImported = await importOnce(writeFieldCollection)
  const sites = await Promise.all(Array.from({ length: workers }, startSite))
  process.env.FIELD_SITES = sites.map(({ origin }) => origin).join(' ')

  return async () => {
    const errors = await Promise.all(sites.map((site) => site.stop()))
    await stopServers()
    await removeImported()
    if (errors.flat().length > 0) {
      throw new Error(`The server logged errors:\n${errors.flat().join('\n')}`)
    }
  }
}

async function startSite() {
  // The tests register more members in an hour than the default allows.
  const site = await runSite(writeFieldCollection, { REGISTRATIONS_AN_HOUR: '1000' })
  await featurePairs(site)
  return site
}
