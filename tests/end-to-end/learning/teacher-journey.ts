/**
 * Runs the journey of a teacher by keyboard alone. The teacher describes ten species in the grid and prints a worksheet
 * for a walk. A class then gets the link to a quiz on the species of the worksheet.
 */
import type { KeyTable } from '../../../contract/key/key-table.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { password, readIn } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect } from '../watched.ts'
import { messagesIn } from '../words.ts'
import { learningTest, teacher, unassignedCharacter } from './learning-site.ts'
import { checkPage, checkPageAgain, pressEnter, printed, typeInto } from './steps.ts'

const walk = { en: 'All gardens', zh: '走遍各园' }

export function teacherPrepares(language: 'en' | 'zh', width: number) {
  const title = `a teacher prepares a lesson, ${language}, at ${width} px`
  learningTest(title, nightly, async ({ page, site, browser }) => {
    learningTest.setTimeout(180_000)
    const messageOf = messagesIn(language)
    const link = (key: string) =>
      page.getByRole('main').getByRole('link', { name: messageOf(key), exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const described = async () => {
      const answer = await page.request.get(`${site.origin}/api/keyTable?kind=plant`)
      const { characters, species }: KeyTable = await answer.json()
      const place = characters.findIndex(({ key }) => key === unassignedCharacter)
      return species.filter(({ values }) => values[place]).length
    }
    const shifts = await watchShifts(page.context())
    await readIn(page.context(), language, site.origin)
    await page.setViewportSize({ width, height: 844 })

    await learningTest.step('describes ten species in the grid', async () => {
      await page.goto('/login')
      await waitForHydration(page)
      await typeInto(page, page.getByLabel(messageOf('account_username')), teacher)
      await typeInto(page, page.getByLabel(messageOf('account_password')), password)
      await page.keyboard.press('Enter')
      await page.waitForURL((address) => address.pathname !== '/login')
      expect(await described()).toBe(0)
      await page.goto('/admin')
      await waitForHydration(page)
      await pressEnter(page, link('admin_to_characters'))
      await expect(page).toHaveURL(/\/admin\/characters$/)
      await waitForHydration(page)
      const thorns = page.getByRole('link', { name: language === 'en' ? /^Thorns/ : /^刺/ })
      // A press is lost while a newly loaded page takes the focus.
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
      for (let done = 0; done < 10; done++) {
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowDown')
      }
      const save = button(messageOf('characters_save', { count: 10 }))
      await expect(save).toBeVisible()
      await checkPage(page)
      // A reload keeps unsaved choices.
      await page.reload()
      await waitForHydration(page)
      expect(shifts()).toEqual([])
      await pressEnter(page, save)
      await expect(page.getByText(messageOf('characters_saved'))).toBeVisible()
      expect(await described()).toBe(10)
      await checkPageAgain(page)
      await pressEnter(page, button(messageOf('activity_undo')))
      await expect.poll(described).toBe(0)
    })

    await learningTest.step('measures the leaves of one species', async () => {
      await page.goto('/admin/characters?kind=plant&ask=leaf-length')
      await waitForHydration(page)
      const row = page.getByRole('main').getByRole('group').first()
      const [from, to] = [row.getByRole('textbox').first(), row.getByRole('textbox').last()]
      await typeInto(page, from, '20')
      await typeInto(page, to, '3')
      await expect(to).toHaveAccessibleDescription(messageOf('characters_length_wrong'))
      await checkPageAgain(page)
      await typeInto(page, to, '30')
      await pressEnter(page, button(messageOf('characters_save', { count: 1 })))
      await expect(page.getByText(messageOf('characters_saved'))).toBeVisible()
      await expect(to).toHaveValue('30')
      await pressEnter(page, button(messageOf('activity_undo')))
      await expect(to).not.toHaveValue('30')
    })

    let address = ''
    await learningTest.step('prints a worksheet for a walk', async () => {
      await page.goto('/worksheet')
      await waitForHydration(page)
      await checkPageAgain(page)
      await pressEnter(page, page.getByRole('main').getByRole('link', { name: walk[language] }))
      const answers = page.getByRole('region', {
        name: new RegExp(`^${messageOf('worksheet_answers')}`),
      })
      const names = answers.getByRole('listitem')
      await expect(names).toHaveCount(6)
      await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(6)
      await checkPage(page)

      const before = await names.allTextContents()
      await page.getByLabel(messageOf('worksheet_bank')).press('Space')
      await pressEnter(page, button(messageOf('worksheet_apply')))
      await expect(page.getByRole('heading', { name: messageOf('worksheet_names') })).toBeVisible()
      await expect(names).toHaveText(before)
      await pressEnter(page, link('worksheet_another'))
      await expect(names).not.toHaveText(before)
      // Printing moves the whole layout.
      expect(shifts()).toEqual([])
      // Six photographs with their names fill one sheet of A4, and the answers have a sheet of their own.
      const { count, sizes } = await printed(page)
      expect([count, sizes]).toEqual([2, ['210 × 297']])

      const others = await names.allTextContents()
      await pressEnter(page, link('worksheet_link'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(messageOf('select_some'))
      const withoutNumbers = (texts: string[]) =>
        texts.map((text) => text.replace(/^\d+ /, '')).sort()
      expect(withoutNumbers(await names.allTextContents())).toEqual(withoutNumbers(others))
      await pressEnter(page, link('worksheet_quiz'))
      await expect(page).toHaveURL(/\/quiz\?species=/)
      address = page.url()
    })

    await learningTest.step('gives the link to the class', async () => {
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      await readIn(context, language, site.origin)
      const shiftsOfPupil = await watchShifts(context)
      const pupil = await context.newPage()
      await pupil.goto(address)
      await waitForHydration(pupil)
      const standing = messageOf('quiz_standing', { due: 0, fresh: 6, later: 0 })
      await expect(pupil.getByText(standing)).toBeVisible()
      await checkPageAgain(pupil)
      await pressEnter(
        pupil,
        pupil.getByRole('button', { name: messageOf('quiz_start'), exact: true }),
      )
      await expect(pupil.locator('[data-ask]')).toBeVisible()
      expect(shiftsOfPupil()).toEqual([])
      await context.close()
    })
  })
}
