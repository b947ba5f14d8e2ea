/** `npm run test:postgres-s3`: every test that is not in a browser, on PostgreSQL and an S3 store alone. */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './pinned-node.mjs'

ensureInstalled({ tools: true })
ensureBuilt()
process.exitCode = await runOnPinnedNode(['node_modules/vitest/vitest.mjs', 'run'], {
  TEST_DATABASE: 'postgres',
  TEST_STORAGE: 's3',
})
