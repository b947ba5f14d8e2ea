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
export async function rightChoice(page: Page, { species, pictures }: QuizDeck): Promise<number> {
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
