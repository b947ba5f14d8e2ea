/**
 * Measures pages of a running site with Lighthouse's simulated slow phone: `npm run lighthouse -- ADDRESS [--runs=5]
 * [--cpu=4] [PATH …]`. The script prints the result of each page, and fails if a page misses a limit. `npx` loads
 * Lighthouse, because no test and no page needs Lighthouse.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../programs/chromium.mjs'
import { categories, evaluate, indexOf, type Report } from './limits.ts'
import { pagesOf } from './pages.ts'

const version = '13.5.0'
const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // A proxy on the measuring machine has a certificate of its own.
  '--ignore-certificate-errors',
]
/** Maximum number of attempts for one report. Lighthouse sometimes fails, because its trace lacks the beginning. */
const attempts = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    // How much slower the simulated phone is than this machine.
    cpu: { type: 'string', default: '4' },
  },
})
const [site, ...requestedPages] = positionals
const [runs, slowdown] = [Number(values.runs), Number(values.cpu)]
if (!site || !Number.isInteger(runs) || runs < 1 || !(slowdown >= 1)) {
  throw new Error('Usage: npm run lighthouse -- ADDRESS [--runs=5] [--cpu=4] [PATH ...]')
}
const chromium = ensureChromium()
const folder = mkdtempSync(path.join(os.tmpdir(), 'huaniao-lighthouse-'))
try {
  const failed = (requestedPages.length > 0 ? requestedPages : await pagesOf(site)).filter(
    (page) => !isWithinLimits(page, site + page),
  )
  if (failed.length > 0) process.exitCode = 1
  console.info(
    failed.length > 0
      ? `These pages miss a limit: ${failed.join(', ')}`
      : 'All pages are within the limits.',
  )
} finally {
  rmSync(folder, { recursive: true })
}

function isWithinLimits(page: string, address: string): boolean {
  const reports = Array.from({ length: runs }, () => measure(address))
  const { medians, misses } = evaluate(reports)
  console.info([page, ...medians, `CPU index ${indexOf(reports)}`].join('  '))
  for (const miss of misses) console.info(`  ${miss}`)
  return misses.length === 0
}

function measure(address: string): Report {
  const output = path.join(folder, 'report.json')
  const options = [
    ...['--quiet', '--output=json', `--output-path=${output}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags.join(' ')}`],
  ]
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { status } = spawnSync('npx', ['--yes', `lighthouse@${version}`, address, ...options], {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: 'ignore',
    })
    if (status === 0) return JSON.parse(readFileSync(output, 'utf8'))
  }
  throw new Error(`Lighthouse could not measure ${address}: is the site running there?`)
}
