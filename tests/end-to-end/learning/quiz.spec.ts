/** The quiz: answered by keyboard, nothing tells the answer before, and a missed species comes back the next day. */
import type { Page } from '@playwright/test'
import type { QuizDeck } from '../../../contract/learning/quiz-deck.ts'
import { violations } from '../axe.ts'
import { hydrated } from '../hydrated.ts'
import { nightlyIf } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../watched.ts'

const quiz = '/quiz?walk=lake'

async function deckOf(page: Page): Promise<QuizDeck> {
  return (await page.request.get('/api/quizDeck?walk=lake')).json()
}

const question = (page: Page) => page.locator('[data-ask]')
const photograph = (page: Page) => page.getByRole('img', { name: /^Photograph of a / })
const choices = (page: Page) => question(page).getByRole('listitem').getByRole('button')
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const done = (page: Page) => page.getByRole('heading', { name: 'The round is finished' })

/** @returns the place of the right answer, which the test alone knows, and whether there is a question at all */
async function rightChoice(page: Page, { species, pictures }: QuizDeck): Promise<number> {
  const address = (await photograph(page).getAttribute('src')) ?? ''
  const shown = pictures.find(({ id }) => address.includes(id))
  const { latinName = '' } = species[shown?.of ?? -1] ?? {}
  const texts = await choices(page).allTextContents()
  return texts.findIndex((text) => text.includes(latinName))
}

test('learns the species of a walk by keyboard, and repeats the missed one the next day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.clock.install({ time: '2026-03-10T09:00:00' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  const deck = await deckOf(page)
  const asked = deck.species.filter(({ isAsked }) => isAsked)

  await page.goto(quiz)
  await hydrated(page)
  await expect(page.getByText(`To repeat today: 0. New: ${asked.length}. Later: 0.`)).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  await expect(question(page)).toBeVisible()
  sent.length = 0
  expect(await violations(page)).toEqual([])

  // Outside the choices nothing names a species: no address, no text and no attribute.
  const outside = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[data-ask] ol')) part.remove()
    return decodeURIComponent(copy.outerHTML.replaceAll('%', '%25'))
  })
  const names = asked.flatMap(({ latinName, commonName, chineseName }) => [
    ...[latinName, latinName.replaceAll(' ', '_'), latinName.replaceAll(' ', '+')],
    ...[commonName, chineseName],
  ])
  expect(names.filter((name) => name !== '' && outside.includes(name))).toEqual([])

  let missed = ''
  while (!(await done(page).isVisible())) {
    const number = await page.getByText(/^Question |^Once more/).textContent()
    const right = await rightChoice(page, deck)
    const isMissed = missed === ''
    if (isMissed) missed = (await choices(page).nth(right).textContent())?.slice(1) ?? ''
    await page.keyboard.press(String((isMissed ? (right + 1) % 2 : right) + 1))
    await expect(page.getByRole('status')).toContainText(isMissed ? /^No\./ : /^Right:/)
    await expect(next(page)).toBeFocused()
    if (isMissed) expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(done(page).or(page.getByText(/^Question |^Once more/))).not.toHaveText(
      number ?? '',
    )
  }
  // Nothing was sent but requests for photographs, which name nothing.
  const parts = sent.filter(
    (each) => !/^GET .*(\/public\/quiz\/[\w-]+\?width=\d+|\.js)$/.test(each),
  )
  expect(parts).toEqual([])
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([missed])
  expect(await overflowingElements(page)).toEqual([])

  await page.clock.setFixedTime('2026-03-10T22:00:00')
  await page.reload()
  await expect(page.getByText('The next species comes back on 11 March 2026.')).toBeVisible()
  await page.clock.setFixedTime('2026-03-11T07:00:00')
  await page.reload()
  const standing = `To repeat today: 1. New: 0. Later: ${asked.length - 1}.`
  await expect(page.getByText(standing)).toBeVisible()

  await page.goto('/quiz')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save progress as a file' }).click()
  const file = await (await downloading).path()
  await page.getByRole('button', { name: 'Erase progress' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase progress' }).click()
  await expect(page.getByText('The progress is erased.')).toBeVisible()
  await page.goto(quiz)
  await expect(page.getByText(`To repeat today: 0. New: ${asked.length}.`)).toBeVisible()
  await page.goto('/quiz')
  await page.getByLabel('Add progress from a file').setInputFiles(file)
  await expect(page.getByText(`Answers in the file: ${asked.length}.`)).toBeVisible()
  await page.goto(quiz)
  await expect(page.getByText(standing)).toBeVisible()
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })
  for (const [ask, width] of [
    ['name', 1440],
    ['family', 390],
    ['stage', 1440],
  ] as const) {
    const selection = ask === 'stage' ? 'all=bird' : 'all=plant'
    test(`asks for the ${ask}`, nightlyIf(ask !== 'name'), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/quiz?${selection}&ask=${ask}`)
      await hydrated(page)
      await page.getByRole('button', { name: '开始' }).click()
      expect(await violations(page)).toEqual([])
      await choices(page).first().click()
      await expect(page.getByRole('status')).toContainText(/^(对了|不对)/)
      expect(await overflowingElements(page)).toEqual([])
    })
  }
})
