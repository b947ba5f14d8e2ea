/**
 * `npm run test:all`: every test with its whole dose (docs/testing.md), for a nightly run. It takes half
 * an hour or more.
 */
import { runEveryTest } from './every-test.mjs'

process.exitCode = await runEveryTest({ TEST_DOSE: 'all' })
