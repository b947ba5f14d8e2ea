/** Tests in process: real SQLite, real PostgreSQL, real pictures. Playwright runs the tests in a browser. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // It replaces vite.config.ts, because no test needs the build of the pages.
  plugins: [],
  // Vite would use the JSX of development in tests, which React in production lacks.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{contract,server,scripts,web}/**/*.test.ts'],
    globalSetup: ['tests/harness/servers/global-setup.ts'],
    pool: 'forks',
    // The files share their modules, which hold no state of a site: a quarter less processor time.
    isolate: false,
    // React leaves out its checks for developers, as on a real site, which is faster.
    env: { NODE_ENV: 'production' },
    // Many tests wait for a process or a timer, so three workers keep two cores busy.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
