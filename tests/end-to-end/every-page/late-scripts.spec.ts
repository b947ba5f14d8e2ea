/**
 * Checks that a page fetches its scripts after its first picture, or at the reader's first input, and that no early
 * input is lost.
 */
import type { Page } from '@playwright/test'
import { galleryAddress, profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { delayRequests } from '../slow-network.ts'
import { expect, test } from '../watched.ts'

const profile = profileAddress('plant', camellia[0])

/** @returns a list to which the function adds the address of each requested script */
function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/**
 * Stops React after it hydrates the page and before it runs the effects, when React already handles presses. The
 * changed clock makes React's scheduler wait for a message after each task, and the function holds this message back.
 * @returns a function that lets React continue
 */
async function holdEffects(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const heldMessages: (() => void)[] = []
    const { postMessage } = MessagePort.prototype
    const now = performance.now.bind(performance)
    let readings = 0
    performance.now = () => now() + 10 * readings++
    let isHolding = true
    MessagePort.prototype.postMessage = function send(...message: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, message)
      const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))
      const isHydrated = root && !root[1].stateNode.current.memoizedState.isDehydrated
      if (isHolding && isHydrated) heldMessages.push(post)
      else post()
    }
    document.addEventListener('runEffects', () => {
      isHolding = false
      for (const post of heldMessages) post()
    })
  })
  return async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('runEffects')))
  }
}

test('fetches no script before the first picture is painted', async ({ page }) => {
  const scripts = recordScripts(page)
  const showPicture = await delayRequests(page, '**/public/compressed/**')
  await page.goto(profile, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(scripts).toEqual([])
  showPicture()
  await waitForHydration(page)
  expect(scripts).not.toEqual([])
})

test(
  'fetches the scripts at the first key, and at once for a page without a picture',
  nightly,
  async ({ page }) => {
    await delayRequests(page, '**/public/compressed/**')
    await page.goto(profile, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await waitForHydration(page)
    await page.goto('/activities', { waitUntil: 'commit' })
    await waitForHydration(page)
  },
)

test(
  'repeats a press that came before hydration once the page is hydrated',
  nightly,
  async ({ page }) => {
    const release = await delayRequests(page)
    await page.goto(profile, { waitUntil: 'commit' })
    const spring = page.getByRole('region', { name: 'Spring' })
    const previousButton = spring.getByRole('button', { name: 'Previous photographs: Spring' })
    await expect(previousButton).toBeDisabled()
    await spring.getByRole('button', { name: 'Next photographs: Spring' }).click()
    release()
    await expect(previousButton).toBeEnabled()
  },
)

test('enlarges a picture that was pressed before hydration', nightly, async ({ page }) => {
  const release = await delayRequests(page)
  await page.goto(profile, { waitUntil: 'commit' })
  await page
    .getByRole('region', { name: 'Spring' })
    .getByRole('link', { name: /^Camellia japonica/ })
    .first()
    .click()
  await expect(page).toHaveURL(profile)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('acts once on a press that comes while the page hydrates', async ({ page }) => {
  const runEffects = await holdEffects(page)
  await page.goto(profile)
  await waitForHydration(page, 'first view')
  await page
    .getByRole('region', { name: 'Spring' })
    .getByRole('link', { name: /^Camellia japonica/ })
    .first()
    .click()
  await runEffects()
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(profile)
})

test(
  'follows the link of a picture when the scripts fail to load',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED|Content Security Policy/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(profile, { waitUntil: 'commit' })
    await page
      .getByRole('region', { name: 'Spring' })
      .getByRole('link', { name: /^Camellia japonica/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/public\/Camellia_japonica-/)
  },
)

test('reloads a document in which the reader goes forward before its first script', async ({
  page,
}) => {
  const second = `${galleryAddress('plant', camellia[0])}?season=spring&month=Mar-2025&page=2`
  // A new history entry replaces the move forward, because a test cannot time a move to a known entry.
  await page.addInitScript((address) => {
    if (!location.search.endsWith('page=2')) history.pushState(null, '', address)
  }, second)
  await page.goto(second.replace('&page=2', ''))
  await expect(page.getByRole('figure')).toHaveCount(2)
  await waitForHydration(page)
  await expect(page.getByRole('figure')).toHaveCount(2)
})

test('offers species for text that was typed before hydration', nightly, async ({ page }) => {
  const release = await delayRequests(page)
  await page.goto('/labels', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Add a species' }).fill(camellia[0])
  release()
  await page.getByRole('option', { name: new RegExp(camellia[0]) }).click()
  await expect(page.getByRole('article')).toContainText(camellia[0])
})

test(
  'signs out after a press that came before the script of the menu loaded',
  nightly,
  async ({ page, context }) => {
    await signUp(context)
    const release = await delayRequests(page, '**/assets/member-menu-*.js')
    await page.goto('/aboutUs')
    await waitForHydration(page, 'first view')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/aboutUs')
    release()
    await expect(page).toHaveURL('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Member login' })).toBeVisible()
  },
)
