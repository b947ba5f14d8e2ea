/** Runs the browser tests in Debian's Chromium, with two workers. Each worker has its own site. */
import { defineConfig } from '@playwright/test'
import { isWholeDose } from './tests/harness/doses/dose.ts'

export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results',
  globalSetup: './tests/end-to-end/global-setup.ts',
  // On two cores, a third worker saves no time. A test that needs a retry is broken.
  workers: 2,
  retries: 0,
  // docs/testing.md lists the nightly tests.
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
    // A service worker hides requests from Playwright. Tests of offline use allow service workers.
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
        // Maps other host names to this machine, because http on localhost is a secure context (plain-http.spec.ts).
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
})
