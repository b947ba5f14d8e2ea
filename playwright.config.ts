/** Runs the browser tests in Debian's Chromium, with two workers. Each worker has its own site. */
import { defineConfig } from '@playwright/test'
import { isWholeDose } from './tests/harness/doses/dose.ts'

export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results',
  globalSetup: './tests/end-to-end/global-setup.ts',
  // A third worker gains nothing on two cores. A test that needs a second try is a broken test.
  workers: 2,
  retries: 0,
  // docs/testing.md lists them.
  grepInvert: isWholeDose ? [] : [/@nightly/],
  forbidOnly: Boolean(process.env.CI),
  // A test continues as soon as its condition is met. On a busy machine the disk alone may take seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // The worker hides requests from the tests. Tests of offline use allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM || process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // All pages of a test share one renderer process, because two cores are few and no test needs separate
        // processes.
        '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // Host names other than localhost, where plain http is not a secure context (plain-http.spec.ts).
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
})
