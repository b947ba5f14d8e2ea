/** Checks on a phone that targets are at least 44 px large, even if their visible parts are smaller. */
import { profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { signUp } from '../members.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  openPictures,
  photographs,
  pictureItem,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'
import { pressableSize } from './pressable-size.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

/** The smallest size in pixels for a finger. The measured size has steps of half a pixel. */
const forFinger = 43.5

test('the link of a licence in a caption is at least 44 px large', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  const picture = page.getByRole('link', { name: new RegExp(camellia[0]) }).first()
  await picture.tap()
  const licence = page.getByRole('dialog').getByRole('link', { name: 'All rights reserved' })
  await expect(licence).toBeVisible()
  const { width, height } = await pressableSize(licence)
  expect(width).toBeGreaterThanOrEqual(forFinger)
  expect(height).toBeGreaterThanOrEqual(forFinger)
  expect((await licence.boundingBox())?.height, 'the line is not higher').toBeLessThan(30)
})

test('the link from the cover to the gallery is at least 44 px high', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  const link = page.getByRole('link', { name: '30 photographs', exact: true })
  expect((await pressableSize(link)).height).toBeGreaterThanOrEqual(forFinger)
})

test('the link from the login to the registration is at least 44 px high', async ({ page }) => {
  await page.goto('/login')
  const link = page.getByRole('main').getByRole('link')
  expect((await pressableSize(link)).height).toBeGreaterThanOrEqual(forFinger)
})

test('months beside months without photographs are at least 44 px large', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  const months = page.getByRole('figure', { name: 'Months photographed' })
  for (const month of ['January', 'July', 'October', 'December']) {
    const { width, height } = await pressableSize(
      months.getByRole('link', { name: new RegExp(`^${month}`) }),
    )
    expect(width, month).toBeGreaterThanOrEqual(forFinger)
    expect(height, month).toBeGreaterThanOrEqual(forFinger)
  }
})

test('the species button of a chosen picture is at least 44 px high', async ({ page, context }) => {
  await signUp(context)
  await openPictures(page)
  await fillCommonValues(page, camelliaInSpring)
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg', 'three.jpg'))
  for (const name of ['two.jpg', 'three.jpg']) {
    const row = pictureItem(page, name)
    const species = row.getByRole('button', { name: 'Set species from this picture on' })
    expect((await pressableSize(species)).height, name).toBeGreaterThanOrEqual(forFinger)
    expect((await row.boundingBox())?.height, 'the row is not higher').toBeLessThanOrEqual(74)
  }
})
