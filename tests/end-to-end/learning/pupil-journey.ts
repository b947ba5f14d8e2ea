/**
 * Runs the journey of a pupil by keyboard alone. The pupil finds the name of a tree in the key, compares the tree with
 * a look-alike, and learns ten species. The next day the pupil comes back and prints a guide.
 */
import type { KeyTable } from '../../../contract/key/key-table.ts'
import type { FieldGuide } from '../../../contract/learning/field-guide.ts'
import type { QuizDeck } from '../../../contract/learning/quiz-deck.ts'
import { addressName } from '../admin-pages.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect } from '../watched.ts'
import { messagesIn } from '../words.ts'
import { learnedSpecies, learningTest } from './learning-site.ts'
import {
  answerCorrectly,
  learnRound,
  question,
  readNote,
  standingInWords,
  visibleNames,
} from './pupil.ts'
import { checkPage, checkPageAgain, pressEnter, printPage, typeInto } from './steps.ts'

const [tree, lookAlike] = learnedSpecies
const lookAlikeName = { en: 'Common camellia', zh: '山茶' }

export function pupilLearns(language: 'en' | 'zh', width: number) {
  const title = `a pupil learns the names of trees, ${language}, at ${width} px`
  learningTest(title, nightly, async ({ page, site }) => {
    learningTest.setTimeout(180_000)
    const message = messagesIn(language)
    const link = (key: string) =>
      page.getByRole('main').getByRole('link', { name: message(key), exact: true })
    const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
    const callApi = async <Answer>(call: string): Promise<Answer> =>
      (await page.request.get(`${site.origin}/api/${call}`)).json()
    const shifts = await watchShifts(page.context())
    await setLanguage(page.context(), language, site.origin)
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install({ time: '2026-03-10T09:00:00' })

    await learningTest.step('finds the name of a tree in the key', async () => {
      const table = await callApi<KeyTable>('keyTable?kind=plant')
      // The chooser of the month is also a list, so the selector names direct children.
      const matches = page.locator('#fits > ul > li')
      await page.goto('/')
      const tableResponse = page.waitForResponse((response) =>
        response.url().includes('/api/keyTable'),
      )
      await pressEnter(page, link('key_to_plant'))
      await expect(page).toHaveURL('/key/plant')
      await waitForHydration(page)
      await tableResponse
      await expect(matches).toHaveCount(table.species.length)
      await checkPage(page)

      // The pupil chooses a question, answers the question and removes the answer. Going back restores the answer.
      const summary = { hasText: message('key_other_questions') }
      const otherQuestions = page.locator('main summary', summary)
      await pressEnter(page, otherQuestions)
      const leafLength = table.characters.find(({ key }) => key === 'leaf-length')
      const name = leafLength?.name[language] ?? ''
      await pressEnter(page, page.getByRole('link', { name, exact: true }))
      await expect(page.locator('#question')).toBeFocused()
      await readNote(page, language === 'en' ? 'leaf stalk' : '叶柄')
      const invalidLength = language === 'en' ? 'x' : '长'
      await typeInto(page, page.getByLabel(message('key_length_cm')), invalidLength)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(message('key_length_cm'))).toHaveAccessibleDescription(
        new RegExp(message('key_length_wrong')),
      )
      await checkPage(page)
      await typeInto(page, page.getByLabel(message('key_length_cm')), '8.5')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/key/plant?is=leaf-length.85')
      await expect(matches).not.toHaveCount(table.species.length)
      const removeLink = page.getByRole('link', { name: message('key_remove_named', { name }) })
      await pressEnter(page, removeLink)
      await expect(page).toHaveURL('/key/plant')
      await expect(matches).toHaveCount(table.species.length)
      await page.goBack()
      await expect(removeLink).toBeVisible()

      const answers = page.locator('section[aria-labelledby="answers"]').getByRole('listitem')
      const questions: string[] = []
      while (await page.locator('#question').isVisible()) {
        const before = page.url()
        questions.push(await answerCorrectly(page, table, tree, language, message))
        await expect(page).not.toHaveURL(before)
        // The earlier length is also an answer.
        await expect(answers).toHaveCount(questions.length + 1)
        // No correct answer hides the tree.
        await expect(matches.filter({ hasText: tree })).toBeVisible()
        if (questions.length === 2) await checkPageAgain(page)
      }
      expect(new Set(questions).size).toBe(questions.length)
      expect(await matches.count()).toBeLessThanOrEqual(3)
      await checkPageAgain(page)
      await pressEnter(page, matches.filter({ hasText: tree }).getByRole('link'))
      await expect(page).toHaveURL(`/search/${addressName(tree)}`)
    })

    await learningTest.step('compares two look-alikes', async () => {
      await waitForHydration(page)
      await expect(page.getByRole('link', { name: message('compare_with') })).toHaveAttribute(
        'href',
        `/compare?a=${addressName(tree)}`,
      )
      await pressEnter(page, page.getByRole('link', { name: message('onward_compare_pair') }))
      await expect(page).toHaveURL(`/compare?a=${addressName(tree)}&b=${addressName(lookAlike)}`)
      await expect(page.getByRole('region', { name: message('compare_apart') })).toBeVisible()
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(2)
      const row = (name: string) => table.getByRole('rowheader', { name })
      await expect(row(message('taxon_family'))).toContainText(message('compare_differs'))
      await expect(row(language === 'en' ? 'In winter' : '冬天的样子')).toContainText(
        message('compare_same'),
      )
      await checkPage(page)

      await pressEnter(
        page,
        page.getByRole('link', { name: message('compare_remove', { name: tree }) }),
      )
      await expect(table.getByRole('columnheader')).toHaveCount(1)
      const addField = page.getByLabel(message('search_placeholder'))
      await typeInto(page, addField, 'no such name at all')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/no such name at all/).first()).toBeVisible()
      await typeInto(page, addField, tree)
      await page.keyboard.press('Enter')
      await expect(table.getByRole('columnheader')).toHaveCount(2)
      await expect(table).toContainText(lookAlikeName[language])

      // A search that finds both species shows a note about them.
      await page.goto('/search?q=cam')
      await waitForHydration(page)
      await expect(page.getByText(message('results_alike'))).toContainText(lookAlike)
      await checkPage(page)
      await pressEnter(page, link('results_alike_compare'))
      await expect(page).toHaveURL(`/compare?a=${addressName(lookAlike)}&b=${addressName(tree)}`)
    })

    const deck = await callApi<QuizDeck>('quizDeck?all=plant')
    const plants = deck.species.filter(({ isAsked }) => isAsked).length
    expect(plants).toBeGreaterThan(10)
    const standingText = (due: number, fresh: number) =>
      standingInWords(message, fresh, due, plants - due - fresh)

    await learningTest.step('learns ten species', async () => {
      await page.goto('/quiz')
      await waitForHydration(page)
      await checkPageAgain(page)
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standingText(0, plants))).toBeVisible()
      await checkPage(page)
      const requests: string[] = []
      await pressEnter(page, button('quiz_start'))
      await expect(question(page)).toBeVisible()
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
      await checkPageAgain(page)
      expect(await visibleNames(page, deck)).toEqual([])
      const picture = question(page).getByRole('img').first()
      await expect(picture).toHaveAccessibleName(/^(Photograph of a plant|一种植物的照片)/)
      const missedNames = await learnRound(page, deck, message)
      expect(
        requests.filter((each) => !/^GET .*(\/public\/quiz\/[\w-]+\?width=\d+|\.js)$/.test(each)),
      ).toEqual([])
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([missedNames])
      await checkPageAgain(page)
    })

    await learningTest.step('comes back on the next day', async () => {
      await page.clock.setFixedTime('2026-03-10T22:00:00')
      await page.reload()
      await expect(page.getByText(standingText(0, plants - 10))).toBeVisible()
      await page.clock.setFixedTime('2026-03-11T07:00:00')
      await page.reload()
      await expect(page.getByText(standingText(1, plants - 10))).toBeVisible()
      await checkPageAgain(page)
    })

    await learningTest.step('saves, erases and loads the progress', async () => {
      await pressEnter(page, link('quiz_other'))
      const download = page.waitForEvent('download')
      await pressEnter(page, button('quiz_save'))
      const file = await (await download).path()
      await pressEnter(page, button('quiz_erase'))
      await pressEnter(
        page,
        page.getByRole('dialog').getByRole('button', { name: message('quiz_erase') }),
      )
      await expect(page.getByText(message('quiz_erased'))).toBeVisible()
      await expect(button('quiz_open'), 'the focus stays with the progress').toBeFocused()
      await expect(button('quiz_save')).toHaveCount(0)
      await expect(button('quiz_erase')).toHaveCount(0)
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standingText(0, plants))).toBeVisible()
      await pressEnter(page, link('quiz_other'))
      await page.getByLabel(message('quiz_open')).setInputFiles(file)
      await expect(page.getByText(message('quiz_file_added', { count: 10 }))).toBeVisible()
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standingText(1, plants - 10))).toBeVisible()
    })

    await learningTest.step('prints a guide', async () => {
      await pressEnter(page, link('guide_title'))
      const entries = page.getByRole('article')
      const { total } = await callApi<FieldGuide>('fieldGuide?all=plant')
      await expect(entries).toHaveCount(total)
      const pages = page.getByRole('region', {
        name: new RegExp(`^${message('guide_page', { page: '\\d+' })}$`),
      })
      await expect(pages).toHaveCount(Math.ceil(total / 2))
      await checkPage(page)
      // Printing moves the layout, so the test checks the shifts before it prints.
      expect(shifts()).toEqual([])
      const download = page.waitForEvent('download')
      await pressEnter(page, link('guide_epub'))
      expect((await download).suggestedFilename()).toBe('field-guide.epub')
      // The index gives the page numbers of the book, which begins with the cover.
      const [first = ''] = await entries.getByRole('heading').allTextContents()
      const indexEntry = page.getByRole('listitem').filter({ hasText: first.split(' ')[0] ?? '' })
      await expect(indexEntry.first()).toContainText('2')
      const { count, sizes } = await printPage(page)
      expect(sizes).toEqual(['148 × 210'])
      expect(count).toBeGreaterThanOrEqual(Math.ceil(total / 2) + 3)
    })
  })
}
