/** The pages in a real browser: Debian's Chromium, two at a time, each over a site of its own. */
import { defineConfig } from '@playwright/test'
import { isWholeDose } from './tests/harness/doses/dose.ts'

export default defineConfig({
  testDir: 'tests/end-to-end',
  outputDir: 'test-results',
  globalSetup: './tests/end-to-end/global-setup.ts',
  // A third worker gains nothing on two cores. A test that needs a second try is a broken test.
  workers: 2,
  // In CI a second try, which `npm test` names, until three runs on a busy machine passed without one.
  retries: process.env.CI ? 1 : 0,
  // docs/testing.md lists them.
  grepInvert: isWholeDose ? [] : [/@nightly/],
  forbidOnly: Boolean(process.env.CI),
  // What is waited for comes as soon as it is there; on a busy machine a disk alone may take seconds.
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
        // One renderer for all pages of a test: nothing here depends on processes apart, and two cores are few.
        '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // A name of the network, where plain http is no secure context (plain-http.spec.ts).
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
})
