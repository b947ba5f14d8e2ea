/**
 * Runs Lighthouse on a running site, with its simulated slow phone: `npm run lighthouse -- ADDRESS [PATH …]`.
 * npx downloads it on each run, because no test and no page needs it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const version = '13.5.0'
const runs = 3
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const defaultPages = [
  '/',
  '/search/Magnolia_denudata',
  '/search/Magnolia_denudata/gallery',
  '/glossary',
  '/walk/lake',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Sometimes a trace lacks its beginning and Lighthouse fails. A second attempt succeeds. */
const attempts = 3

function run(address: string, folder: string): Report {
  const output = path.join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${output}`]
  const chrome = `--chrome-flags=${flags.join(' ')}`
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { status } = spawnSync(
      'npx',
      ['--yes', `lighthouse@${version}`, address, ...options, chrome],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: 'ignore' },
    )
    if (status === 0) return JSON.parse(readFileSync(output, 'utf8'))
  }
  throw new Error(`Lighthouse could not measure ${address}: is the site running there?`)
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

const [site, ...pages] = process.argv.slice(2)
if (!site) throw new Error('Usage: npm run lighthouse -- ADDRESS [PATH ...]')
const folder = mkdtempSync(path.join(os.tmpdir(), 'huaniao-lighthouse-'))
for (const page of pages.length > 0 ? pages : defaultPages) {
  const reports = Array.from({ length: runs }, () => run(site + page, folder))
  const scores = categories.map(
    (name) =>
      `${name} ${median(reports.map((r) => Math.round((r.categories[name]?.score ?? 0) * 100)))}`,
  )
  const audit = (name: string) =>
    median(reports.map((r) => r.audits[name]?.numericValue ?? Number.NaN))
  const paint = `first paint ${(audit('first-contentful-paint') / 1000).toFixed(1)} s`
  const largest = `largest ${(audit('largest-contentful-paint') / 1000).toFixed(1)} s`
  const blocked = `blocked ${audit('total-blocking-time').toFixed(0)} ms`
  const shift = `shift ${audit('cumulative-layout-shift').toFixed(3)}`
  console.info([page, ...scores, paint, largest, blocked, shift].join('  '))
}
rmSync(folder, { recursive: true })
