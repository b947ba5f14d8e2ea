/** Checks the questions of the quiz. The journey of a pupil (pupil-journey.ts) uses the first kind of question. */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightlyIf } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'
import { choices } from './pupil.ts'

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })
  for (const [askedField, width] of [
    ['name', 1440],
    ['family', 390],
    ['stage', 1440],
  ] as const) {
    const selection = askedField === 'stage' ? 'all=bird' : 'all=plant'
    test(
      `asks for the ${askedField} of a species, and sends no name in a request`,
      nightlyIf(askedField !== 'name'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/quiz?${selection}&ask=${askedField}`)
        await waitForHydration(page)
        const start = page.getByRole('button', { name: '开始' })
        await expect(start).toBeVisible()
        const requests: string[] = []
        page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
        await start.click()
        await expect(choices(page).first()).toBeVisible()
        expect(await violations(page)).toEqual([])
        await choices(page).first().click()
        await expect(page.getByRole('status')).toContainText(/^(对了|不对)/)
        expect(await overflowingElements(page)).toEqual([])
        // No address of a request contains a name.
        const neutral = /^GET .*(\/public\/quiz\/[\w-]+\?width=\d+|\.js|\.woff2)$/
        expect(requests.filter((each) => !neutral.test(each))).toEqual([])
      },
    )
  }
})

test('shows the question, its picture and all choices together on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/quiz?all=bird')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const question = page.getByRole('heading', { level: 2 })
  for (const part of [question, choices(page).first(), choices(page).last()]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await choices(page).last().click()
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(question).toBeInViewport({ ratio: 1 })
  await expect(choices(page).last()).toBeInViewport({ ratio: 1 })
})
