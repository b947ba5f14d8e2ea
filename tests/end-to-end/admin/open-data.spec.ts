/** Tests the page that offers data to other programs, and the facts of a species that an admin enters. */
import { addressName } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'offers the data archives after an admin chooses a licence',
  nightly,
  async ({ page, pageOf }) => {
    await page.goto('/data')
    await expect(page.getByText('The school has not chosen a licence for its data')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Names of all plants' })).toBeVisible()
    const adminPage = await pageOf(admins[0])
    await adminPage.goto('/data')
    await adminPage.getByRole('link', { name: 'Choose a licence in the settings' }).click()
    await waitForHydration(adminPage)
    await adminPage
      .getByRole('group', { name: 'Others may download the data of the site' })
      .getByRole('radio', { name: 'CC BY 4.0' })
      .check()
    await adminPage.getByRole('button', { name: 'Publish' }).click()
    await expect(adminPage.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()

    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/aboutUs')
    await page.getByRole('link', { name: 'Data for reuse' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Checklist of the species' }).click()
    expect((await download).suggestedFilename()).toBe('checklist.zip')
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
  },
)

test(
  'hides the place of a species from visitors after an admin marks the species as sensitive',
  nightly,
  async ({ admin, page, pageOf }) => {
    const name = 'Calanthe secreta'
    await send.plant(admin, name, { location: 'Hidden gully' })
    await page.goto(`/search/${addressName(name)}`)
    await expect(page.getByText('Hidden gully').first()).toBeVisible()
    const adminPage = await pageOf(admins[0])
    await adminPage.goto(`/adminView?search=${addressName(name)}&kind=plant&tab=edit`)
    await waitForHydration(adminPage)
    await adminPage.getByRole('checkbox', { name: 'Sensitive species' }).check()
    await adminPage.getByLabel('How it lives here').selectOption('Native')
    await adminPage.getByRole('button', { name: 'Save the facts' }).click()
    await expect(adminPage.getByText('The facts are saved')).toBeVisible()
    expect(await violations(adminPage)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByText('Hidden gully')).toHaveCount(0)
  },
)
