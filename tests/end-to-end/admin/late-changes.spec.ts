/** Tests that a late answer moves no content on the pages of admins. */
import { confirm } from '../admin-pages.ts'
import { watchShifts } from '../layout-shifts.ts'
import { admins, expect, test } from '../review-site.ts'

/** Milliseconds before a slow answer. Browsers ignore shifts right after a press, but count shifts after this time. */
const slowAnswer = 900
const phone = { viewport: { width: 360, height: 780 } }

test('a slow decision on an account causes no layout shift', async ({ pageOf, stranger }) => {
  const page = await pageOf(admins[0], phone)
  const shifts = await watchShifts(page.context())
  await page.route('**/api/setDisabled', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowAnswer))
    await route.continue()
  })
  await page.goto('/admin/accounts')
  const actions = page.getByRole('group', { name: stranger.username })
  const before = await actions.boundingBox()
  await actions.getByRole('button', { name: 'Disable' }).click()
  await confirm(page, `Disable ${stranger.username}?`, 'Yes')
  await expect(actions.getByRole('button', { name: 'Enable' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0)
  expect((await actions.boundingBox())?.height).toBeLessThan(before?.height ?? 0)
  await page.waitForTimeout(slowAnswer)
  expect(shifts()).toEqual([])
})

test('a check that ends late causes no layout shift', async ({ pageOf }) => {
  const page = await pageOf(admins[0], phone)
  const shifts = await watchShifts(page.context())
  await page.route('**/api/checkNow', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowAnswer))
    await route.continue()
  })
  await page.goto('/admin/status')
  const check = page.getByRole('region', { name: 'Check', exact: true })
  await check.getByRole('button', { name: 'Check now' }).click()
  await expect(check.getByRole('status')).toContainText(/found nothing|problems?/, {
    timeout: 60_000,
  })
  await page.waitForTimeout(slowAnswer)
  expect(shifts()).toEqual([])
})
