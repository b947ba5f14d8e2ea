/** Tests a bird's page: its texts, and its photographs by life stage (specification, section 2). */
import { profileAddress } from '../../../contract/names.ts'
import { grebe, mandarinDuck, sparrow } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const address = profileAddress('bird', grebe[0])

test('shows the names of the bird in the title and in the heading', async ({ page }) => {
  await page.goto(address)
  await expect(page).toHaveTitle(grebe.join(' · '))
  for (const name of grebe) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await expect(page.getByRole('combobox', { name: 'Search birds by name' })).toBeVisible()
})

test('shows every text of a bird under its own heading', async ({ page }) => {
  await page.goto(address)
  for (const [heading, text] of [
    ['Appearance', 'A small round diver with a pale eye.'],
    ['Diet', 'Insects and small fish.'],
    ['Habitat', 'Still water with reeds.'],
    ['Songs', 'A whinnying trill. 如马嘶的颤鸣。'],
    ['Migration', 'Stays all year.'],
    ['Breeding', 'A floating nest.'],
    ['Juvenile characteristics', 'Striped head.'],
    ['Sub-adult characteristics', 'Stripes fading.'],
    ['Male adult characteristics', 'Rufous neck.'],
    ['Female adult characteristics', 'As the male.'],
  ] as const) {
    const title = page.getByRole('heading', { name: heading, exact: true })
    await expect(title.locator('..')).toContainText(text)
  }
  const main = page.getByRole('main')
  await expect(main.getByText('Dabchick, 油鸭')).toBeVisible()
  await expect(main.getByText('Reed pond')).toBeVisible()
  await expect(main.getByRole('link', { name: 'eBird' })).toBeVisible()
  await expect(main.getByRole('link', { name: '中国观鸟记录中心' })).toBeVisible()
  await expect(main.getByText('Edited by Unknown, 6 May 2025')).toBeVisible()
})

test('shows two photographs of each life stage at a time', async ({ page }) => {
  await page.goto(address)
  for (const [stage, range, cells] of [
    ['Juvenile', '1 – 2 of 5', 2],
    ['Sub-Adult', '1 photograph', 2],
    ['Male Adult', '1 – 2 of 3', 2],
    ['Female Adult', '2 photographs', 2],
  ] as const) {
    const section = page.getByRole('region', { name: stage, exact: true })
    await expect(section).toContainText(range)
    await expect(section.locator('li')).toHaveCount(cells)
  }
  const juvenile = page.getByRole('region', { name: 'Juvenile', exact: true })
  const nextButton = juvenile.getByRole('button', { name: 'Next photographs: Juvenile' })
  await nextButton.click()
  await nextButton.click()
  await expect(juvenile).toContainText('5 – 5 of 5')
  await expect(juvenile.getByRole('img')).toHaveCount(1)
  await expect(nextButton).toBeDisabled()
  const female = page.getByRole('region', { name: 'Female Adult', exact: true })
  await expect(female.getByRole('button')).toHaveCount(0)
})

test('shows the artist of an unsigned artwork as Unknown', nightly, async ({ page }) => {
  await page.goto(address)
  const viewer = page.getByRole('region', { name: 'Artwork' })
  await expect(viewer.getByRole('definition').first()).toHaveText('Unknown')
  await expect(viewer.getByRole('button', { name: 'Next' })).toHaveCount(0)
})

test('shows no heading for a missing text', nightly, async ({ page }) => {
  await page.goto(profileAddress('bird', mandarinDuck[0]))
  await expect(page.getByText(/^Edited by Chen Grade 9, /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Diet' })).toHaveCount(0)
  await page.goto(profileAddress('bird', sparrow[0]))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sparrow[2])
  await expect(page.getByText('Nobody has photographed it yet.')).toBeVisible()
})

test('shows the text of a life stage beside its photographs, and related stages side by side', async ({
  page,
}) => {
  await page.goto(address)
  const measureStage = async (name: string, characteristics: string) => {
    const section = page.getByRole('region', { name, exact: true })
    const picture = await section.getByRole('img').first().boundingBox()
    const text = await section.getByRole('heading', { name: characteristics }).boundingBox()
    const top = Math.round((await section.boundingBox())?.y ?? 0)
    return { top, picture: picture?.x ?? 0, text: text?.x ?? 0, isBeside: text?.y === picture?.y }
  }
  const juvenile = await measureStage('Juvenile', 'Juvenile characteristics')
  const subadult = await measureStage('Sub-Adult', 'Sub-adult characteristics')
  const male = await measureStage('Male Adult', 'Male adult characteristics')
  const female = await measureStage('Female Adult', 'Female adult characteristics')
  for (const [left, right] of [
    [juvenile, subadult],
    [male, female],
  ] as const) {
    expect(right.top).toBe(left.top)
    expect([left.isBeside, right.isBeside]).toEqual([true, true])
    const positions = [left.picture, left.text, right.picture, right.text]
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const stacked = await measureStage('Juvenile', 'Juvenile characteristics')
  expect([stacked.text, stacked.isBeside]).toEqual([stacked.picture, false])
})
