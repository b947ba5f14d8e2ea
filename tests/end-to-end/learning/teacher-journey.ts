/**
 * Runs the journey of a teacher by keyboard alone. The teacher describes ten species in the grid, enters the length of
 * a leaf, and prints a worksheet for a walk. A class then gets the link to a quiz on the species of the worksheet.
 */
import type { KeyTable } from '../../../contract/key/key-table.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { password, setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect } from '../watched.ts'
import { messagesIn } from '../words.ts'
import { learningTest, teacher, unassignedCharacter } from './learning-site.ts'
import { checkPage, checkPageAgain, pressEnter, printPage, typeInto } from './steps.ts'

const walk = { en: 'All gardens', zh: '走遍各园' }

export function teacherPrepares(language: 'en' | 'zh', width: number) {
  const title = `a teacher prepares a lesson, ${language}, at ${width} px`
  learningTest(title, nightly, async ({ page, site, browser }) => {
    learningTest.setTimeout(180_000)
    const message = messagesIn(language)
    const link = (key: string) =>
      page.getByRole('main').getByRole('link', { name: message(key), exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const countDescribed = async () => {
      const answer = await page.request.get(`${site.origin}/api/keyTable?kind=plant`)
      const { characters, species }: KeyTable = await answer.json()
      const index = characters.findIndex(({ key }) => key === unassignedCharacter)
      return species.filter(({ values }) => values[index]).length
    }
    const shifts = await watchShifts(page.context())
    await setLanguage(page.context(), language, site.origin)
    await page.setViewportSize({ width, height: 844 })

    await learningTest.step('describes ten species in the grid', async () => {
      await page.goto('/login')
      await waitForHydration(page)
      await typeInto(page, page.getByLabel(message('account_username')), teacher)
      await typeInto(page, page.getByLabel(message('account_password')), password)
      await page.keyboard.press('Enter')
      await page.waitForURL((address) => address.pathname !== '/login')
      expect(await countDescribed()).toBe(0)
      await page.goto('/admin')
      await waitForHydration(page)
      await pressEnter(page, link('admin_to_characters'))
      await expect(page).toHaveURL(/\/admin\/characters$/)
      await waitForHydration(page)
      const thorns = page.getByRole('link', { name: language === 'en' ? /^Thorns/ : /^刺/ })
      // A key press is lost while a newly loaded page takes the focus.
      await expect(async () => {
        await pressEnter(page, thorns)
        await expect(page).toHaveURL(/ask=thorns$/, { timeout: 2000 })
      }).toPass()
      // The address changes before the links change.
      await expect(link('characters_only_open')).toHaveAttribute('href', /ask=thorns/)
      await pressEnter(page, link('characters_only_open'))
      await expect(page).toHaveURL(/ask=thorns&open=1/)
      await waitForHydration(page)
      const rows = page.getByRole('main').getByRole('group')
      await rows.first().getByRole('checkbox').first().focus()
      for (let count = 0; count < 10; count++) {
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowDown')
      }
      const save = button(message('characters_save', { count: 10 }))
      await expect(save).toBeVisible()
      await checkPage(page)
      // A reload keeps unsaved choices.
      await page.reload()
      await waitForHydration(page)
      expect(shifts()).toEqual([])
      await pressEnter(page, save)
      await expect(page.getByText(message('characters_saved'))).toBeVisible()
      expect(await countDescribed()).toBe(10)
      await checkPageAgain(page)
      await pressEnter(page, button(message('activity_undo')))
      await expect.poll(countDescribed).toBe(0)
    })

    await learningTest.step('measures the leaves of one species', async () => {
      await page.goto('/admin/characters?kind=plant&ask=leaf-length')
      await waitForHydration(page)
      const row = page.getByRole('main').getByRole('group').first()
      const [minimum, maximum] = [row.getByRole('textbox').first(), row.getByRole('textbox').last()]
      await typeInto(page, minimum, '20')
      await typeInto(page, maximum, '3')
      await expect(maximum).toHaveAccessibleDescription(message('characters_length_wrong'))
      await checkPageAgain(page)
      await typeInto(page, maximum, '30')
      await pressEnter(page, button(message('characters_save', { count: 1 })))
      await expect(page.getByText(message('characters_saved'))).toBeVisible()
      await expect(maximum).toHaveValue('30')
      await pressEnter(page, button(message('activity_undo')))
      await expect(maximum).not.toHaveValue('30')
    })

    let address = ''
    await learningTest.step('prints a worksheet for a walk', async () => {
      await page.goto('/worksheet')
      await waitForHydration(page)
      await checkPageAgain(page)
      await pressEnter(page, page.getByRole('main').getByRole('link', { name: walk[language] }))
      const answers = page.getByRole('region', {
        name: new RegExp(`^${message('worksheet_answers')}`),
      })
      const names = answers.getByRole('listitem')
      await expect(names).toHaveCount(6)
      await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(6)
      await checkPage(page)

      const before = await names.allTextContents()
      await page.getByLabel(message('worksheet_bank')).press('Space')
      await pressEnter(page, button(message('worksheet_apply')))
      await expect(page.getByRole('heading', { name: message('worksheet_names') })).toBeVisible()
      await expect(names).toHaveText(before)
      await pressEnter(page, link('worksheet_another'))
      await expect(names).not.toHaveText(before)
      // This check comes before the print, because printing moves the whole layout.
      expect(shifts()).toEqual([])
      // Six photographs with their names fill one sheet of A4, and the answers have a separate sheet.
      const { count, sizes } = await printPage(page)
      expect([count, sizes]).toEqual([2, ['210 × 297']])

      const expectedNames = await names.allTextContents()
      await pressEnter(page, link('worksheet_link'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(message('select_some'))
      const withoutNumbers = (texts: string[]) =>
        texts.map((text) => text.replace(/^\d+ /, '')).sort()
      expect(withoutNumbers(await names.allTextContents())).toEqual(withoutNumbers(expectedNames))
      await pressEnter(page, link('worksheet_quiz'))
      await expect(page).toHaveURL(/\/quiz\?species=/)
      address = page.url()
    })

    await learningTest.step('gives the link to the class', async () => {
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      await setLanguage(context, language, site.origin)
      const shiftsOfPupil = await watchShifts(context)
      const pupil = await context.newPage()
      await pupil.goto(address)
      await waitForHydration(pupil)
      await expect(pupil.getByText(message('quiz_standing_new', { count: 6 }))).toBeVisible()
      await checkPageAgain(pupil)
      await pressEnter(
        pupil,
        pupil.getByRole('button', { name: message('quiz_start'), exact: true }),
      )
      await expect(pupil.locator('[data-ask]')).toBeVisible()
      expect(shiftsOfPupil()).toEqual([])
      await context.close()
    })
  })
}
