/** `npm run test:postgres-s3`: every test on PostgreSQL and an S3 store alone. */
import { runEveryTest } from './every-test.mjs'

process.exitCode = await runEveryTest({ TEST_DATABASE: 'postgres', TEST_STORAGE: 's3' })
