/** Runs an empty site without an admin for each test, as after the first `npm start`. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pinnedNode, root } from '../../../scripts/programs/pinned-node.mjs'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { expect, test } from '../watched.ts'

interface NewSite extends RunningSite {
  /** @returns the path and the fragment of the address that makes the first admin */
  setupAddress(): Promise<string>
}

export const newSite = test.extend<{ site: NewSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'first-start-'))
      const site = await runSite(undefined, { BACKUP_DIR: folder })
      await use({ ...site, setupAddress: () => setupAddress(site.environment) })
      expect(await site.stop(), 'logged errors').toEqual([])
      await rm(folder, { recursive: true, force: true })
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

async function setupAddress(env: NodeJS.ProcessEnv): Promise<string> {
  const command = ['server/setup/main.ts']
  const { stdout } = await promisify(execFile)(pinnedNode, command, { cwd: root, env })
  return /\/setup#[\w-]{43}/.exec(stdout)?.[0] ?? ''
}
