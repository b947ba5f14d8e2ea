/** Tests the cover and the order of a species' pictures, changed by button, by keys and by dragging. */
import { addressName, newPlant } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'chooses the cover and changes the order by button, keys and pointer',
  nightly,
  async ({ admin, pageOf }) => {
    const name = await newPlant(admin, 'Ordo mutandus')
    for (const [season, month] of [
      ['spring', '2024-04-01'],
      ['autumn', '2024-10-01'],
      ['winter', '2025-01-01'],
    ]) {
      await send.pictures(admin, 1, {
        picEnglishName: name,
        picSeason: season ?? '',
        month: month ?? '',
      })
    }
    const page = await pageOf(admins[0])
    const profile = `/search/${addressName(name)}`
    const plate = page.locator('figure').first().locator('img')
    const shownCover = async () => {
      await page.goto(profile)
      return new URL((await plate.getAttribute('src')) ?? '', page.url()).pathname
    }
    const before = await shownCover()

    await page.goto(`/editPage?name=${addressName(name)}`)
    await waitForHydration(page)
    const gallery = page.getByRole('region', { name: 'Gallery Edit' })
    const items = gallery.getByRole('listitem')
    await expect(items.filter({ hasText: 'Cover' })).toContainText('Spring')
    await items.filter({ hasText: 'Winter' }).getByRole('checkbox').check()
    await gallery.getByRole('button', { name: 'Make cover' }).click()
    await expect(items.first()).toContainText('Winter')
    await expect(items.first()).toContainText('Cover')

    await gallery.getByRole('button', { name: 'Change the order' }).click()
    expect(await violations(page)).toEqual([])
    const handles = gallery.getByRole('button', { name: /^Place / })
    await handles.nth(2).focus()
    await page.keyboard.press('Home')
    await expect(
      gallery.getByRole('status').filter({ hasText: 'Moved to place 1 of 3' }),
    ).toHaveCount(1)
    await expect(handles.nth(0)).toBeFocused()
    await expect(handles.nth(0)).toHaveAccessibleName(/Autumn/)
    await handles.nth(0).hover()
    await page.mouse.down()
    const target = await handles.nth(2).boundingBox()
    await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 40, { steps: 8 })
    await page.mouse.up()
    await expect(handles.nth(2)).toHaveAccessibleName(/Autumn/)
    await gallery.getByRole('button', { name: /^Make cover: Autumn/ }).click()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflowingElements(page)).toEqual([])
    await gallery.getByRole('button', { name: 'Save the order' }).click()
    await expect(items.first()).toContainText('Autumn')
    expect(await shownCover()).not.toBe(before)

    await page.goto(`/editPage?name=${addressName(name)}`)
    await waitForHydration(page)
    await gallery.getByRole('button', { name: 'Change the order' }).click()
    await gallery.getByRole('button', { name: 'Use the usual order' }).click()
    await expect(handles).toHaveCount(0)
    await expect(items.filter({ hasText: 'Cover' })).toContainText('Spring')
    expect(await shownCover()).toBe(before)
  },
)
