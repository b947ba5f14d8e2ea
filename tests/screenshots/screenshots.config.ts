/** `npm run screenshots`: no test of anything, but the pages as pictures, to be looked at. */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

export default defineConfig(tests, {
  testDir: '.',
  testMatch: ['every-page.ts', 'readme-pictures.ts'],
  // The tests' own site is not needed: this one has more in it.
  globalSetup: [],
  globalTeardown: './contact-sheet.ts',
  outputDir: path.resolve('test-results'),
  timeout: 300_000,
})
