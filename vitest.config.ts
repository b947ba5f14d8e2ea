/** Tests in process: real SQLite, real PostgreSQL, real pictures. Those in a browser: Playwright. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Not vite.config.ts: nothing here needs the pages' build.
  plugins: [],
  test: {
    include: ['{contract,server,scripts,web}/**/*.test.ts'],
    globalSetup: ['tests/harness/servers/global-setup.ts'],
    pool: 'forks',
    // The files share their modules, which hold no state of a site: a quarter less processor time.
    isolate: false,
    // React renders pages as it does in use: faster than with its checks for developers.
    env: { NODE_ENV: 'production' },
    // Many tests wait for a process or a timer: three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
