/** Checks that no public item of the navigation bar wraps in enlarged text, and that the bar fits a tablet. */
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

for (const size of ['130%', '150%']) {
  for (const role of ['visitor', 'member']) {
    test(
      `keeps each public item of the bar in one line for a ${role} at 360 px and ${size} text size`,
      nightly,
      async ({ page, context }) => {
        await page.setViewportSize({ width: 360, height: 780 })
        if (role === 'member') await signUp(context)
        for (const address of ['/', '/login', '/home']) {
          await page.goto(address)
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize
          }, size)
          const bar = page.getByRole('navigation', { name: 'Main' })
          for (const word of ['Database', 'Creation', 'About us']) {
            const lines = await bar.getByText(word, { exact: true }).evaluate((element) => {
              const range = document.createRange()
              range.selectNodeContents(element)
              return range.getClientRects().length
            })
            expect(lines, word).toBe(1)
          }
          expect(await overflowingElements(page), address).toEqual([])
        }
      },
    )
  }
}

test('shows the whole bar in one line on a tablet in portrait orientation', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signUp(context)
  await page.goto('/')
  const outerElements = [
    page.getByRole('banner').getByRole('link', { name: 'Field Site' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Creation' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Account' }),
    page.getByRole('button', { name: '中文' }),
  ]
  const middles = await Promise.all(
    outerElements.map(async (element) => {
      const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
})
