/** Tests the forms with which a member submits a new plant or bird. */
import { dose } from '../../harness/doses/dose.ts'
import { looks, violations, widthsOfForms } from '../axe.ts'
import { installClock } from '../kept-contexts.ts'
import { setLanguage, signIn, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { fillNames, openForm, profileForm, submitButton } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'

let username: string | undefined

test.beforeEach(async ({ context }) => {
  if (username) await signIn(context, username)
  else username = await signUp(context)
})

test('links Upload in the bar to the forms of plants and birds', nightly, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Creation', 'Upload', 'About us'])
  await bar.getByRole('link', { name: 'Upload' }).click()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.locator('[aria-current=page]')).toHaveText('Plant Database')
  await sections.getByRole('link', { name: 'Bird Database' }).click()
  await expect(page).toHaveURL('/upload?section=bird')
  await expect(sections.locator('[aria-current=page]')).toHaveText('Bird Database')
  await expect(profileForm(page).getByLabel('Songs')).toBeVisible()
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('sends a plant by keyboard alone, and leaves the plant pending', async ({ page }) => {
  await openForm(page, '/upload')
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link').last().focus()
  const typeText = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await typeText('Prunus mume')
  await typeText('梅')
  await typeText('Chinese plum')
  await typeText('Japanese apricot')
  await typeText('By the library')
  await typeText('Flowers before its leaves.')
  // The Tab stops are the closed parts for classification and characters.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await typeText('Wikipedia')
  await typeText('en.wikipedia.org/wiki/Prunus_mume')
  // The Tab stops are Remove, Add a link, the Chinese row and Add a link.
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab')
  await typeText('Lin Yue Grade 11')
  await page.keyboard.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  const status = page.getByRole('status')
  await expect(status.filter({ hasText: 'plant created successfully' })).toBeVisible()
  await expect(
    status.filter({ hasText: 'Prunus mume has been submitted and is awaiting review.' }),
  ).toBeVisible()
  await expect(profileForm(page).getByLabel('Latin name')).toHaveValue('')
  await expect(profileForm(page).getByLabel('Additional Info')).toHaveValue('')
  await page.getByRole('main').getByRole('link', { name: 'My submissions' }).click()
  await expect(page).toHaveURL('/account#submissions')
  await expect(page.getByRole('main')).toContainText('https://en.wikipedia.org/wiki/Prunus_mume')
  await expect(page.getByRole('main')).toContainText('Flowers before its leaves.')
})

test(
  'keeps a message while the pointer is over it, and hides it afterwards',
  nightly,
  async ({ page }) => {
    await installClock(page)
    await openForm(page, '/upload')
    await fillNames(page, `Acer ${Date.now()}`, '槭', 'Maple')
    await submitButton(page).click()
    const toast = page.getByText('plant created successfully')
    await toast.hover()
    await page.clock.runFor(3400)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3400)
    await expect(toast).toHaveCount(0)
  },
)

test('shows an error beside each empty required field of a bird and focuses the first of these fields', async ({
  page,
}) => {
  await openForm(page, '/upload?section=bird')
  await profileForm(page).getByLabel('Latin name').fill('Parus minor')
  await submitButton(page).click()
  await expect(profileForm(page).getByLabel('Chinese name')).toBeFocused()
  for (const label of ['Chinese name', 'Appearance', 'Songs', 'Diet', 'Sub-adult', 'Male adult']) {
    const field = profileForm(page).getByLabel(label).first()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Please fill this in')
  }
  await expect(profileForm(page).getByLabel('Latin name')).toHaveAccessibleDescription(
    'Genus and species, for example Anas platyrhynchos',
  )
  for (const label of ['Latin name', 'Habitat', 'Female adult']) {
    await expect(profileForm(page).getByLabel(label)).not.toHaveAttribute('aria-invalid')
  }
  await profileForm(page).getByLabel('Chinese name').fill('远东山雀')
  await expect(profileForm(page).getByLabel('Chinese name')).not.toHaveAttribute('aria-invalid')
})

test('accepts a bird with every required field', nightly, async ({ page, context }) => {
  await setLanguage(context, 'zh')
  await openForm(page, '/upload?section=bird')
  const fields = [
    '学名',
    '中文名',
    '英文名',
    '外形',
    '鸣声',
    '食性',
    '幼鸟特征',
    '亚成鸟特征',
    '雄成鸟特征',
  ]
  for (const name of fields) {
    // The Latin name has suggestions, so it is a combobox.
    const field = profileForm(page).getByRole('textbox', { name, exact: true })
    await field
      .or(profileForm(page).getByRole('combobox', { name, exact: true }))
      .fill(`${name} Parus`)
  }
  await profileForm(page).getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('status').filter({ hasText: '鸟类创建成功' })).toBeVisible()
  await expect(profileForm(page).getByLabel('雄成鸟特征')).toHaveValue('')
})

test(
  'accepts several links, and shows an error beside a wrong address',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 400/)
    await openForm(page, '/upload')
    await fillNames(page, `Salix ${Date.now()}`, '柳', 'Willow')
    const rows = profileForm(page).getByRole('group', { name: 'English links' })
    const titles = rows.getByLabel('Site name')
    const addresses = rows.getByLabel('Address (URL)')
    const addButton = rows.getByRole('button', { name: 'Add a link' })
    await addButton.click()
    await expect(titles.nth(1)).toBeFocused()
    await titles.nth(1).fill('POWO')
    await addresses.nth(1).fill('powo.science.kew.org')
    await addresses.nth(1).blur()
    await expect(addresses.nth(1), 'the stored form').toHaveValue('https://powo.science.kew.org')
    await addButton.click()
    await addresses.nth(2).fill('javascript:alert(1)')
    await submitButton(page).click()
    await expect(addresses.nth(2)).toBeFocused()
    await expect(addresses.nth(2)).toHaveAccessibleDescription(
      'This is not an http or https address',
    )
    await expect(addresses.nth(1)).not.toHaveAttribute('aria-invalid')

    await rows.getByRole('button', { name: 'Remove link 3' }).click()
    await expect(titles).toHaveCount(2)
    await expect(titles.nth(1)).toBeFocused()
    await submitButton(page).click()
    await expect(page.getByText('plant created successfully')).toBeVisible()
    await expect(titles).toHaveCount(1)
  },
)

const plantForms = ['/upload', '/editPage?name=Camellia_japonica']
/** The form of a bird uses the components of the form of a plant, so only the nightly run checks it with axe. */
const forms = dose(plantForms, [...plantForms, '/upload?section=bird'])

for (const { language, colorScheme, rules } of looks) {
  test(`passes axe on the forms, ${language}, ${colorScheme}`, async ({ page, context }) => {
    await setLanguage(context, language)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const address of forms) {
      await openForm(page, address)
      await page.locator('[name=latinName]').fill('Camelia japonica')
      await page.locator('[name=chineseName]').fill('')
      await profileForm(page).locator('[type=submit]').click()
      await expect(profileForm(page).locator('[aria-invalid]').first()).toBeFocused()
      for (const width of widthsOfForms) {
        await page.setViewportSize({ width, height: 800 })
        const results = await violations(page, width === 360 ? rules : 'look')
        expect(results, `${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(() => overflowingElements(page), `${address} at 320 px`).toEqual([])
    }
  })
}
