/**
 * Measures in Chromium the time from a tap on a thumbnail until the browser shows the picture of the
 * species: `npm run bench:tap`. The site runs on this machine, and the browser's cache is warm. Each
 * tap is on a fresh, hydrated document; `--taps 15` sets the number of taps.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { profileAddress } from '../contract/names.ts'
import { ensureChromium } from '../scripts/programs/chromium.mjs'
import { waitForHydration } from '../tests/end-to-end/hydrated.ts'
import { makeSite, measuredSpecies } from './site/made-site.ts'
import { median } from './whole/load.ts'

const { values } = parseArgs({ options: { taps: { type: 'string', default: '15' } } })
const taps = Number(values.taps)
/** The target in milliseconds, at the normal speed of the processor. */
const target = 200
/** The factors by which Chromium slows the processor. */
const slowdowns = [1, 4]

const address = profileAddress('plant', measuredSpecies)
const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-bench-'))
const site = await makeSite(folder)
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  for (const slowdown of slowdowns) {
    const times: number[] = []
    // The first tap fills the caches.
    for (let tap = 0; tap <= taps; tap++) {
      const time = await tapOnce(context, slowdown)
      if (tap > 0) times.push(time)
    }
    times.sort((a, b) => a - b)
    const [middle, slowest] = [median(times), times.at(-1) ?? Number.NaN]
    const speed = slowdown === 1 ? 'full speed' : `1/${slowdown} of the speed`
    const limit = slowdown === 1 ? ` (target: ${target} ms)` : ''
    console.info(`${speed}: ${middle.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms${limit}`)
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

/** @returns milliseconds from the touch to the frame that shows the whole picture of the profile */
async function tapOnce(context: BrowserContext, slowdown: number): Promise<number> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${site.address}/`)
    await waitForHydration(page)
    const duration = page.evaluate(
      (address) =>
        new Promise<number>((resolve) => {
          let touched = 0
          const recordTouch = ({ timeStamp }: Event) => {
            touched = timeStamp
          }
          document.addEventListener('pointerdown', recordTouch, { capture: true, once: true })
          const resolveWhenShown = () => {
            const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
            const isProfile =
              location.pathname === address && document.querySelector('main article h1')
            if (isProfile && picture?.complete && picture.naturalWidth > 0) {
              requestAnimationFrame((now) => resolve(now - touched))
            } else requestAnimationFrame(resolveWhenShown)
          }
          resolveWhenShown()
        }),
      address,
    )
    const thumbnail = page.locator(`main a[href="${address}"] img`).last()
    await thumbnail.scrollIntoViewIfNeeded()
    await thumbnail.tap()
    return await duration
  } finally {
    await page.close()
  }
}
