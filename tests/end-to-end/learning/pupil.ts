/** Acts as a pupil in the key and in the quiz. The tests read the right answers from the calls of the pages. */
import type { Page } from '@playwright/test'
import type { KeyTable } from '../../../contract/key/key-table.ts'
import { unpackLength } from '../../../contract/key/lengths.ts'
import type { QuizDeck } from '../../../contract/learning/quiz-deck.ts'
import { expect } from '../watched.ts'
import type { messagesIn } from '../words.ts'
import { checkPage, pressEnter, typeInto } from './steps.ts'

type Language = 'en' | 'zh'
type MessageFinder = ReturnType<typeof messagesIn>

/** Gives a correct answer to the question of the page, or skips the question. @returns the key of the character */
export async function answerCorrectly(
  page: Page,
  { characters, species }: KeyTable,
  latinName: string,
  language: Language,
  message: MessageFinder,
): Promise<string> {
  const text = await page.locator('#question').textContent()
  const index = characters.findIndex(({ question }) => question[language] === text)
  const character = characters[index]
  if (!character) throw new Error(`The table of the key has no such question: ${text}`)
  const value = species.find((each) => each.latinName === latinName)?.values[index] ?? 0
  const section = page.locator('section[aria-labelledby="question"]')
  if (!value) {
    await pressEnter(page, section.getByRole('link', { name: message('key_skip') }))
  } else if (character.length) {
    const { from } = unpackLength(value)
    await typeInto(page, section.getByRole('textbox'), String(from / 10))
    await page.keyboard.press('Enter')
  } else {
    const choice = character.choices[31 - Math.clz32(value & -value)]?.name[language] ?? ''
    await pressEnter(page, section.getByRole('link').filter({ hasText: choice }).first())
  }
  return character.key
}

/** Opens and closes the note of a term in a question, by keyboard. */
export async function readNote(page: Page, linkText: string) {
  const termLink = page.getByRole('main').getByRole('link', { name: linkText, exact: true })
  await pressEnter(page, termLink)
  const note = page.getByRole('dialog', { name: /叶柄/ })
  await expect(note).toBeFocused()
  await expect(note.getByRole('heading')).toContainText('petiole')
  await checkPage(page)
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(termLink).toBeFocused()
}

export const question = (page: Page) => page.locator('[data-ask]')
export const choices = (page: Page) => question(page).getByRole('listitem').getByRole('button')

/** @returns the index of the right choice */
async function rightChoice(page: Page, { species, pictures }: QuizDeck): Promise<number> {
  const address = (await question(page).getByRole('img').first().getAttribute('src')) ?? ''
  const picture = pictures.find(({ id }) => address.includes(id))
  const { latinName = '' } = species[picture?.of ?? -1] ?? {}
  const texts = await choices(page).allTextContents()
  // A no-break space follows the × of a hybrid.
  return texts.findIndex((text) => text.replaceAll('\u00A0', ' ').includes(latinName))
}

/** @returns the names of all species of the quiz that the document contains outside the choices */
export async function visibleNames(page: Page, { species }: QuizDeck): Promise<string[]> {
  const htmlOutside = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[data-ask] ol')) part.remove()
    return decodeURIComponent(copy.outerHTML.replaceAll('%', '%25'))
  })
  const names = species.flatMap(({ latinName, commonName, chineseName }) => [
    ...[latinName, latinName.replaceAll(' ', '_'), latinName.replaceAll(' ', '+')],
    ...[commonName, chineseName],
  ])
  return names.filter((name) => name !== '' && htmlOutside.includes(name))
}

/** @returns the text of the quiz start: the numbers of new, due and known species */
export const standingInWords = (
  message: MessageFinder,
  fresh: number,
  due: number,
  known: number,
) =>
  [
    message('quiz_standing_new', { count: fresh }),
    message('quiz_standing_due', { count: due }),
    message('quiz_standing_known', { count: known }),
  ].join(' · ')

/**
 * Answers one question incorrectly and all other questions correctly, by keyboard.
 * @returns the names of the missed species
 */
export async function learnRound(page: Page, deck: QuizDeck, message: MessageFinder) {
  const doneHeading = page.getByRole('heading', { name: message('quiz_done') })
  const nextButton = page.getByRole('button', { name: message('quiz_next'), exact: true })
  const number = question(page).locator('p').first()
  let missedNames = ''
  let answered = 0
  while (!(await doneHeading.isVisible())) {
    await expect(question(page).getByRole('heading')).toBeFocused()
    const before = (await number.textContent()) ?? ''
    const rightIndex = await rightChoice(page, deck)
    const isMissed = answered === 0
    if (isMissed) missedNames = (await choices(page).nth(rightIndex).textContent())?.slice(1) ?? ''
    await page.keyboard.press(String((isMissed ? (rightIndex + 1) % 2 : rightIndex) + 1))
    const result = message(isMissed ? 'quiz_wrong' : 'quiz_right')
    await expect(question(page).getByRole('status')).toContainText(result)
    await expect(nextButton).toBeFocused()
    if (isMissed) await checkPage(page)
    await page.keyboard.press('Enter')
    answered += 1
    await expect(doneHeading.or(number)).not.toHaveText(before)
  }
  // The quiz asks for ten species, and then repeats the missed species.
  expect(answered).toBe(11)
  return missedNames
}
