/** Tests the navigation bar, the footer and the focus (specification, section 2). */
import { filingNumber } from '../../harness/collections/field-content.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { delayRequests } from '../slow-network.ts'

test('opens, navigates and closes the Database dropdown by keyboard', async ({ page }) => {
  await page.goto('/activities')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const button = bar.getByRole('button', { name: 'Database' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(bar.getByRole('link', { name: 'Birds' })).toHaveCount(0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Plants' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Plants' })).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Birds' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'In season' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'My list' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Quiz' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    bar.getByRole('link', { name: 'Birds' }),
    'closes when the focus leaves',
  ).toHaveCount(0)

  await button.click()
  await bar.getByRole('link', { name: 'Birds' }).press('Enter')
  await expect(page).toHaveURL('/databaseBird')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('keeps a dropdown open that the reader opened before hydration', nightly, async ({ page }) => {
  const release = await delayRequests(page)
  await page.goto('/activities', { waitUntil: 'commit' })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const button = bar.getByRole('button', { name: 'Database' })
  await button.click()
  await expect(bar.getByRole('link', { name: 'Birds' })).toBeVisible()
  release()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await bar.getByRole('link', { name: 'Birds' }).click()
  await expect(page).toHaveURL('/databaseBird')
})

test('shows a visitor the public links of the bar', nightly, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Creation' })).toHaveAttribute('href', '/creation')
  await expect(bar.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/aboutUs')
  await expect(bar.getByRole('link', { name: 'Upload' })).toHaveCount(0)
})

test('marks the section of each page in the bar', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const database = bar.getByRole('button', { name: 'Database' })
  const aboutUs = bar.getByRole('link', { name: 'About us' })
  for (const [address, markOfDatabase, markOfAboutUs] of [
    ['/walk/lake', null, 'true'],
    ['/aboutUs', null, 'page'],
    ['/', 'true', null],
    ['/search/Camellia_japonica/gallery', 'true', null],
    ['/quiz', 'true', null],
    ['/creation', null, null],
  ] as const) {
    await page.goto(address)
    await expect(aboutUs).toBeVisible()
    expect(await database.getAttribute('aria-current'), address).toBe(markOfDatabase)
    expect(await aboutUs.getAttribute('aria-current'), address).toBe(markOfAboutUs)
  }
})

test('offers to skip to the content at the first Tab', async ({ page }) => {
  await page.goto('/search/Camellia_japonica')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('shows a focus ring at every stop of the Tab key', async ({ page }) => {
  await page.goto('/search/Camellia_japonica')
  await waitForHydration(page)
  const stops = new Set<string>()
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press('Tab')
    const { stop, outline, isVisible } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { top, bottom, left } = focused.getBoundingClientRect()
      return {
        stop: `${focused.tagName} ${focused.textContent} ${left} ${top + scrollY}`,
        outline: `${outlineStyle} ${outlineWidth}`,
        isVisible: bottom > 0 && top < innerHeight,
      }
    })
    if (stop.startsWith('BODY')) break
    stops.add(stop)
    expect(outline, stop).toBe('solid 2px')
    expect(isVisible, stop).toBe(true)
  }
  expect(stops.size).toBeGreaterThan(25)
})

test('moves the focus to the content when a link opens another page', nightly, async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Show Full Species List' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // A slow page first shows that it is loading.
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back' })).toBeFocused()
})

test('shows the filing number in the footer', nightly, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`ICP filing ${filingNumber}`)
})

test('says on the activities page that the feature is coming soon', nightly, async ({ page }) => {
  await page.goto('/activities')
  await expect(page.getByText('Feature coming soon!', { exact: true })).toBeVisible()
})
