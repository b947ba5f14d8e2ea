/**
 * Tests a member who registers, submits a bird, and then submits many photographs over a slow connection. One
 * photograph is broken, the connection fails, the page reloads and the session ends. Every valid submission is stored
 * once, and the form keeps all pictures and values.
 */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { grebe } from '../../harness/collections/field-species.ts'
import { dose, isSharedUsed, sharedFile } from '../../harness/doses/dose.ts'
import { watchShifts } from '../layout-shifts.ts'
import { password, signInAgain, signOut } from '../members.ts'
import {
  type ChosenFile,
  chooser,
  fillCommonValues,
  openPictures,
  pictureForm,
  pictureItem,
  submissionsOf,
  submitButton,
  truncatePicture,
} from '../picture-forms.ts'
import { expect, test } from '../watched.ts'

const sharedPhotographs = [
  'ardea-alba.jpg',
  'egretta-garzetta.jpg',
  'anas-crecca.jpg',
  'falco-peregrinus.jpg',
  'asio-otus.jpg',
  'spinus-spinus.jpg',
  'motacilla-alba.jpg',
  'gallinula-chloropus.jpg',
  'charadrius-dubius.jpg',
  'cecropis-daurica.jpg',
  'psittacula-krameri.jpg',
]

const bird = {
  latinName: 'Zosterops simplex',
  chineseName: '暗绿绣眼鸟',
  commonName: 'Swinhoe’s white-eye',
  otherNames: 'Japanese white-eye',
  location: 'The plum trees by the gate',
  habitat: 'Gardens and the edge of woods.',
  appearance: 'Green above, a white ring around the eye.',
  songs: 'A thin, high warble.',
  diet: 'Nectar, insects and soft fruit.',
  migration: 'Stays all year in the south.',
  breeding: 'A cup hung in a fork.',
  Juvenile: 'Duller, without a ring at first.',
  Subadult: 'The ring is thin.',
  MaleAdult: 'The throat is a bright yellow.',
  FemaleAdult: 'As the male.',
  additionalInfo: 'It comes when the plum flowers.',
  editor: 'Lin Yue Grade 11',
}

const credits = {
  season: 'MaleAdult',
  date: '2025-03-15',
  photographer: 'Lin Yue',
  setting: 'Reed pond',
}

async function register(page: Page, username: string) {
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Register successful')).toBeVisible()
  await expect(page).toHaveURL('/')
}

async function sendBird(page: Page) {
  for (const [name, text] of Object.entries(bird)) await page.locator(`[name=${name}]`).fill(text)
  const links = page.getByRole('group', { name: 'English links' })
  await links.getByLabel('Site name').fill('eBird')
  await links.getByLabel('Address').fill('ebird.org/species/swiwhe1')
  await page.locator('form:has([name=latinName]) [type=submit]').click()
  await expect(page.getByText('bird created successfully')).toBeVisible()
}

/**
 * Simulates a phone with a weak signal.
 * @returns a function that sets the upload rate in bytes per second, -1 for no limit
 */
async function simulateWeakSignal(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 60, downloadThroughput: -1, uploadThroughput },
    })
}

/** The upload rate in bytes per second, so low that pictures remain unsent when the test ends the connection. */
const uploadRate = isSharedUsed ? 400_000 : 200_000

const countSent = (page: Page) => pictureForm(page).locator('[data-state=sent]').count()

/** Makes pictures that compress badly, so that each picture takes time to send. */
async function makePhotographs(): Promise<ChosenFile[]> {
  const noise = { type: 'gaussian', mean: 140, sigma: 14 } as const
  const size = { width: 800, height: 600, channels: 3, background: '#000' } as const
  const files: ChosenFile[] = []
  for (let count = 1; count <= dose(7, 11); count++) {
    const buffer = await sharp({ create: { ...size, noise } })
      .jpeg({ quality: 75 })
      .toBuffer()
    files.push({ name: `bird-${count}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  return files
}

const readShared = (): Promise<ChosenFile[]> =>
  Promise.all(
    sharedPhotographs.map(async (name) => ({
      ...{ name, mimeType: 'image/jpeg' },
      buffer: await readFile(sharedFile('collection/photographs', name)),
    })),
  )

test('stores each submission once despite a failing network, a reload and an ended session', async ({
  page,
  context,
  tolerate,
}) => {
  test.setTimeout(300_000)
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED|status of 401/)
  const shifts = await watchShifts(context)
  const username = `journey-${process.pid}-${Date.now().toString(36)}`
  await register(page, username)
  await page.getByRole('link', { name: 'Upload' }).first().click()
  await page.getByRole('link', { name: 'Bird Database' }).click()
  // The address changes before the form is ready.
  await expect(page.locator('[name=Juvenile]')).toBeVisible()
  await sendBird(page)

  const validFiles = await (isSharedUsed ? readShared() : makePhotographs())
  const brokenFile = truncatePicture(validFiles[0] as ChosenFile, 'broken.jpg')
  await fillCommonValues(page, { species: grebe[0], ...credits })
  await chooser(page).setInputFiles([...validFiles.slice(0, 5), brokenFile, ...validFiles.slice(5)])
  await expect(
    page.getByText(`1 of ${validFiles.length + 1} pictures could not be processed`),
  ).toBeVisible({
    timeout: 120_000,
  })
  await expect(pictureItem(page, 'broken.jpg')).toContainText('processing failed')
  await expect(pictureForm(page)).toContainText(`ready: ${validFiles.length}`)

  const limitUpload = await simulateWeakSignal(context, page)
  await limitUpload(uploadRate)
  await submitButton(page).click()
  await expect(pictureForm(page).getByRole('progressbar')).toHaveCount(2)
  await expect.poll(() => countSent(page), { timeout: 120_000 }).toBeGreaterThanOrEqual(2)

  await context.setOffline(true)
  await expect(pictureForm(page)).toContainText('There is no connection at the moment')
  const sentBeforeLoss = await countSent(page)
  expect(sentBeforeLoss).toBeLessThan(validFiles.length)
  await context.setOffline(false)
  await limitUpload(uploadRate)
  await expect.poll(() => countSent(page), { timeout: 120_000 }).toBeGreaterThan(sentBeforeLoss)

  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    dialog.accept()
  })
  await expect(pictureForm(page).getByRole('progressbar').first()).toBeVisible()
  await page.reload()
  expect(dialogTypes, 'the browser asks before the page with unsent pictures closes').toEqual([
    'beforeunload',
  ])
  await expect(pictureForm(page)).toContainText(/Nothing went wrong\. Pictures sent: [1-9]\d*\./)
  await expect(pictureForm(page).getByRole('combobox').first()).toHaveValue(/^Tachybaptus/)
  for (const [name, text] of Object.entries(credits)) {
    await expect(pictureForm(page).locator(`[name=${name}]`)).toHaveValue(text)
  }
  await limitUpload(-1)

  await signOut(context)
  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog.getByLabel('Username')).toHaveValue(username)
  await signInAgain(page)
  await expect(page.getByText('all pictures uploaded successfully')).toBeVisible({
    timeout: 120_000,
  })
  await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
  expect(shifts()).toEqual([])

  const submissions = await submissionsOf(page)
  const kinds = submissions.map(({ kind }) => kind).sort()
  expect(kinds).toEqual([...validFiles.map(() => 'picture'), 'species'])
  const pictures = submissions.filter(({ kind }) => kind === 'picture')
  for (const { latinName, details } of pictures) {
    expect(latinName).toBe(grebe[0])
    expect(details).toEqual({
      season: 'MaleAdult',
      takenOn: '2025-03-15',
      takenBy: 'Lin Yue',
      location: 'Reed pond',
    })
  }
  expect(new Set(pictures.map(({ images }) => images[0]?.path)).size).toBe(validFiles.length)
  const species = submissions.find(({ kind }) => kind === 'species')
  const { latinName, commonName, chineseName, ...texts } = bird
  expect(species).toMatchObject({ latinName, commonName, chineseName, status: 'pending' })
  expect(species?.details).toMatchObject(texts)
  await openPictures(page, 'bird')
  await expect(pictureForm(page).getByRole('listitem')).toHaveCount(0)
})
