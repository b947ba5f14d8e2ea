/** Configures `npm run screenshots`, which takes screenshots of the pages for a visual check. */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

export default defineConfig(tests, {
  testDir: '.',
  testMatch: ['every-page.ts', 'readme-pictures.ts'],
  // The screenshots use a separate site.
  globalSetup: [],
  globalTeardown: './contact-sheet.ts',
  outputDir: path.resolve('test-results'),
  timeout: 300_000,
})
