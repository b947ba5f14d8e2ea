/** Takes screenshots of the pages for people to look at, with `npm run screenshots`. The run tests nothing. */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

export default defineConfig(tests, {
  testDir: '.',
  testMatch: ['every-page.ts', 'readme-pictures.ts'],
  // The screenshots have a site of their own.
  globalSetup: [],
  globalTeardown: './contact-sheet.ts',
  outputDir: path.resolve('test-results'),
  timeout: 300_000,
})
