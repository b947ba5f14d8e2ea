/** Runs the tests in process, with real SQLite, PostgreSQL and pictures. Playwright runs the browser tests. */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const shared = {
  pool: 'forks',
  // Shared modules save a quarter of the processor time. The modules hold no state of a site.
  isolate: false,
  // React's production build, which a real site uses, saves the time of React's checks for developers.
  env: { NODE_ENV: 'production' },
  testTimeout: 60_000,
  hookTimeout: 180_000,
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  // This file replaces vite.config.ts, because no test in process needs the plugins that build the pages.
  plugins: [],
  test: {
    // Many tests wait for a process or a timer, so four workers keep two cores busy.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{contract,server,scripts}/**/*.test.ts'],
          globalSetup: ['tests/harness/servers/global-setup.ts'],
          // Node loads the files itself, as on a site, which saves a tenth of the processor time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        // By default, Vite transforms JSX in tests into calls of functions that React's production build lacks.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { ...shared, name: 'pages', include: ['web/**/*.test.ts'] },
      },
    ],
  },
})
