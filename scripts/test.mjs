/** `npm test`: everything the tests need, then all of them. */
import { runEveryTest } from './every-test.mjs'

process.exitCode = await runEveryTest()
