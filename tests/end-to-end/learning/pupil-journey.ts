/**
 * Runs the journey of a pupil by keyboard alone. The pupil finds the name of a tree in the key, compares it with a
 * look-alike, and learns ten species. The next day the pupil comes back and prints a guide.
 */
import type { Page } from '@playwright/test'
import type { KeyTable } from '../../../contract/key/key-table.ts'
import type { FieldGuide } from '../../../contract/learning/field-guide.ts'
import type { QuizDeck } from '../../../contract/learning/quiz-deck.ts'
import { addressName } from '../admin-pages.ts'
import { hydrated } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { readIn } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect } from '../watched.ts'
import { messagesIn } from '../words.ts'
import { learned, learningTest } from './learning-site.ts'
import { answerTruly, choices, namesOutside, question, readNote, rightChoice } from './pupil.ts'
import { checkPage, checkPageAgain, pressEnter, printed, typeInto } from './steps.ts'

const [tree, lookAlike] = learned
const lookAlikeInReadersWords = { en: 'Common camellia', zh: '山茶' }

export function pupilLearns(language: 'en' | 'zh', width: number) {
  const title = `a pupil learns the names of trees, ${language}, at ${width} px`
  learningTest(title, nightly, async ({ page, site }) => {
    learningTest.setTimeout(180_000)
    const say = messagesIn(language)
    const link = (key: string) =>
      page.getByRole('main').getByRole('link', { name: say(key), exact: true })
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
    const ask = async <Answer>(call: string): Promise<Answer> =>
      (await page.request.get(`${site.origin}/api/${call}`)).json()
    const shifts = await watchShifts(page.context())
    await readIn(page.context(), language, site.origin)
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install({ time: '2026-03-10T09:00:00' })

    await learningTest.step('finds the name of a tree in the key', async () => {
      const table = await ask<KeyTable>('keyTable?kind=plant')
      // The chooser of the month is also a list, so the selector names direct children.
      const fits = page.locator('#fits > ul > li')
      await page.goto('/')
      const fetched = page.waitForResponse((response) => response.url().includes('/api/keyTable'))
      await pressEnter(page, link('key_to_plant'))
      await expect(page).toHaveURL('/key/plant')
      await hydrated(page)
      await fetched
      await expect(fits).toHaveCount(table.species.length)
      await checkPage(page)

      // The pupil chooses a question, answers it, removes the answer and answers it again.
      const other = page.locator('main summary', { hasText: say('key_other_questions') })
      await pressEnter(page, other)
      const leafLength = table.characters.find(({ key }) => key === 'leaf-length')
      const name = leafLength?.name[language] ?? ''
      await pressEnter(page, page.getByRole('link', { name, exact: true }))
      await expect(page.locator('#question')).toBeFocused()
      await readNote(page, language === 'en' ? 'leaf stalk' : '叶柄')
      await typeInto(page, page.getByLabel(say('key_length_cm')), language === 'en' ? 'x' : '长')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(say('key_length_cm'))).toHaveAccessibleDescription(
        new RegExp(say('key_length_wrong')),
      )
      await checkPage(page)
      await typeInto(page, page.getByLabel(say('key_length_cm')), '8.5')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/key/plant?is=leaf-length.85')
      await expect(fits).not.toHaveCount(table.species.length)
      const remove = page.getByRole('link', { name: say('key_remove_named', { name }) })
      await pressEnter(page, remove)
      await expect(page).toHaveURL('/key/plant')
      await expect(fits).toHaveCount(table.species.length)
      await page.goBack()
      await expect(remove).toBeVisible()

      const given = page.locator('section[aria-labelledby="answers"]').getByRole('listitem')
      const asked: string[] = []
      while (await page.locator('#question').isVisible()) {
        const before = page.url()
        asked.push(await answerTruly(page, table, tree, language, say))
        await expect(page).not.toHaveURL(before)
        // The earlier length is also an answer.
        await expect(given).toHaveCount(asked.length + 1)
        // No true answer hides the tree.
        await expect(fits.filter({ hasText: tree })).toBeVisible()
        if (asked.length === 2) await checkPageAgain(page)
      }
      expect(new Set(asked).size).toBe(asked.length)
      expect(await fits.count()).toBeLessThanOrEqual(3)
      await checkPageAgain(page)
      await pressEnter(page, fits.filter({ hasText: tree }).getByRole('link'))
      await expect(page).toHaveURL(`/search/${addressName(tree)}`)
    })

    await learningTest.step('compares two look-alikes', async () => {
      await hydrated(page)
      await expect(page.getByRole('link', { name: say('compare_with') })).toHaveAttribute(
        'href',
        `/compare?a=${addressName(tree)}`,
      )
      await pressEnter(page, page.getByRole('link', { name: say('onward_compare_pair') }))
      await expect(page).toHaveURL(`/compare?a=${addressName(tree)}&b=${addressName(lookAlike)}`)
      await expect(page.getByRole('region', { name: say('compare_apart') })).toBeVisible()
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(2)
      const row = (name: string) => table.getByRole('rowheader', { name })
      await expect(row(say('taxon_family'))).toContainText(say('compare_differs'))
      await expect(row(language === 'en' ? 'In winter' : '冬天的样子')).toContainText(
        say('compare_same'),
      )
      await checkPage(page)

      await pressEnter(
        page,
        page.getByRole('link', { name: say('compare_remove', { name: tree }) }),
      )
      await expect(table.getByRole('columnheader')).toHaveCount(1)
      const add = page.getByLabel(say('search_placeholder'))
      await typeInto(page, add, 'no such name at all')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/no such name at all/).first()).toBeVisible()
      await typeInto(page, add, tree)
      await page.keyboard.press('Enter')
      await expect(table.getByRole('columnheader')).toHaveCount(2)
      await expect(table).toContainText(lookAlikeInReadersWords[language])

      // A search that finds both species shows a note about them.
      await page.goto('/search?q=cam')
      await hydrated(page)
      await expect(page.getByText(say('results_alike'))).toContainText(lookAlike)
      await checkPage(page)
      await pressEnter(page, link('results_alike_compare'))
      await expect(page).toHaveURL(`/compare?a=${addressName(lookAlike)}&b=${addressName(tree)}`)
    })

    const deck = await ask<QuizDeck>('quizDeck?all=plant')
    const plants = deck.species.filter(({ isAsked }) => isAsked).length
    expect(plants).toBeGreaterThan(10)
    const standing = (due: number, fresh: number) =>
      say('quiz_standing', { due, fresh, later: plants - due - fresh })

    await learningTest.step('learns ten species', async () => {
      await page.goto('/quiz')
      await hydrated(page)
      await checkPageAgain(page)
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standing(0, plants))).toBeVisible()
      await checkPage(page)
      const sent: string[] = []
      await pressEnter(page, button('quiz_start'))
      await expect(question(page)).toBeVisible()
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
      await checkPageAgain(page)
      expect(await namesOutside(page, deck)).toEqual([])
      const shown = question(page).getByRole('img').first()
      await expect(shown).toHaveAccessibleName(/^(Photograph of a plant|一种植物的照片)/)
      const missed = await learnRound(page, deck, say)
      expect(
        sent.filter((each) => !/^GET .*(\/public\/quiz\/[\w-]+\?width=\d+|\.js)$/.test(each)),
      ).toEqual([])
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([missed])
      await checkPageAgain(page)
    })

    await learningTest.step('comes back on the next day', async () => {
      await page.clock.setFixedTime('2026-03-10T22:00:00')
      await page.reload()
      await expect(page.getByText(standing(0, plants - 10))).toBeVisible()
      await page.clock.setFixedTime('2026-03-11T07:00:00')
      await page.reload()
      await expect(page.getByText(standing(1, plants - 10))).toBeVisible()
      await checkPageAgain(page)
    })

    await learningTest.step('saves the progress as a file and erases it', async () => {
      await pressEnter(page, link('quiz_other'))
      const downloading = page.waitForEvent('download')
      await pressEnter(page, button('quiz_save'))
      const file = await (await downloading).path()
      await pressEnter(page, button('quiz_erase'))
      await pressEnter(
        page,
        page.getByRole('dialog').getByRole('button', { name: say('quiz_erase') }),
      )
      await expect(page.getByText(say('quiz_erased'))).toBeVisible()
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standing(0, plants))).toBeVisible()
      await pressEnter(page, link('quiz_other'))
      await page.getByLabel(say('quiz_open')).setInputFiles(file)
      await expect(page.getByText(say('quiz_file_added', { count: 10 }))).toBeVisible()
      await pressEnter(page, link('select_all_plant'))
      await expect(page.getByText(standing(1, plants - 10))).toBeVisible()
    })

    await learningTest.step('prints a guide', async () => {
      await pressEnter(page, link('guide_title'))
      const entries = page.getByRole('article')
      const { total } = await ask<FieldGuide>('fieldGuide?all=plant')
      await expect(entries).toHaveCount(total)
      const pages = page.getByRole('region', {
        name: new RegExp(`^${say('guide_page', { page: '\\d+' })}$`),
      })
      await expect(pages).toHaveCount(Math.ceil(total / 2))
      await checkPage(page)
      // Printing moves the whole layout. On a busy machine an answer may come late and move a few lines.
      expect(shifts().filter(({ score }) => score > 0.01)).toEqual([])
      const downloading = page.waitForEvent('download')
      await pressEnter(page, link('guide_epub'))
      expect((await downloading).suggestedFilename()).toBe('field-guide.epub')
      // The index gives the page numbers of the book, which begins with the cover.
      const [first = ''] = await entries.getByRole('heading').allTextContents()
      const inIndex = page.getByRole('listitem').filter({ hasText: first.split(' ')[0] ?? '' })
      await expect(inIndex.first()).toContainText('2')
      const { count, sizes } = await printed(page)
      expect(sizes).toEqual(['148 × 210'])
      expect(count).toBeGreaterThanOrEqual(Math.ceil(total / 2) + 3)
    })
  })
}

/** Answers one question wrongly and all others rightly, by key. @returns the names of the missed species */
async function learnRound(page: Page, deck: QuizDeck, say: ReturnType<typeof messagesIn>) {
  const done = page.getByRole('heading', { name: say('quiz_done') })
  const next = page.getByRole('button', { name: say('quiz_next'), exact: true })
  const number = question(page).locator('p').first()
  let missed = ''
  let answered = 0
  while (!(await done.isVisible())) {
    await expect(question(page).getByRole('heading')).toBeFocused()
    const before = (await number.textContent()) ?? ''
    const right = await rightChoice(page, deck)
    const isMissed = answered === 0
    if (isMissed) missed = (await choices(page).nth(right).textContent())?.slice(1) ?? ''
    await page.keyboard.press(String((isMissed ? (right + 1) % 2 : right) + 1))
    const result = say(isMissed ? 'quiz_wrong' : 'quiz_right')
    await expect(question(page).getByRole('status')).toContainText(result)
    await expect(next).toBeFocused()
    if (isMissed) await checkPage(page)
    await page.keyboard.press('Enter')
    answered += 1
    await expect(done.or(number)).not.toHaveText(before)
  }
  // The quiz asks for ten species, and once more for the missed one.
  expect(answered).toBe(11)
  return missed
}
