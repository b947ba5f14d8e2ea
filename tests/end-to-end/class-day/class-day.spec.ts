/**
 * Tests a day of a class, in `npm run test:all` only. Twenty pupils, six of them in a browser, send 64 pictures over
 * plain HTTP, and a reviewer decides on them. The test prints the clicks, keys and seconds of five tasks for
 * docs/measuring.md.
 */
import { camellia, camphor, ginkgo, grebe, rose } from '../../harness/collections/field-species.ts'
import { isWholeDose } from '../../harness/doses/dose.ts'
import { register } from '../accounts/account-forms.ts'
import { violations } from '../axe.ts'
import { password } from '../members.ts'
import { openPictures } from '../picture-forms.ts'
import { openSession, send } from '../review-site.ts'
import { wireDates } from '../wire-dates.ts'
import { type Count, tableOf } from './action-count.ts'
import { expect, signInByForm, teacher, test } from './class-site.ts'
import * as pupils from './pupils.ts'
import * as reviewer from './reviewer.ts'

const pictureCount = 64
const classmateCount = 14
const classSpecies = [camellia, camphor, rose, ginkgo].map(([name]) => name)

test('twenty pupils submit pictures, a reviewer decides, and a picture of a face is withdrawn', async ({
  site,
  openPhone,
  openLaptop,
}) => {
  test.skip(!isWholeDose, 'runs only in npm run test:all')
  test.setTimeout(600_000)
  const counts: Count[] = []

  const chen = await openPhone()
  const chenName = await register(chen.page)
  expect(await chen.page.evaluate(() => window.isSecureContext)).toBe(false)
  await chen.page.context().clearCookies()
  await signInByForm(chen.page, chenName, `${password}!`)
  await expect(chen.page.getByRole('alert')).toContainText('Invalid username or password')
  await signInByForm(chen.page, chenName)
  await chen.page.waitForURL('/')
  // The first picture shows another species, the second has an unclear setting, and the third shows a bird.
  for (const name of ['other.jpg', 'where.jpg', 'grebe.jpg']) {
    await pupils.sendPictures(chen.page, camellia[0], [name])
  }

  const dan = await openPhone()
  await register(dan.page)
  await pupils.sendNewSpecies(dan.page)

  const lin = await openPhone()
  const linName = await register(lin.page)
  await openPictures(lin.page)
  counts.push(
    await lin.counter.countDuring('twelve pictures of six species', () =>
      pupils.sendTwelve(lin.page),
    ),
  )

  const bo = await openPhone()
  await register(bo.page)
  await pupils.sendOffline(bo.page)

  for (const [species, names] of [
    [camphor[0], ['gate-1.jpg', 'gate-2.jpg', 'gate-3.jpg']],
    [rose[0], ['wall-1.jpg', 'wall-2.jpg']],
  ] as const) {
    const { page } = await openPhone()
    await register(page)
    await pupils.sendPictures(page, species, [...names])
  }

  // The other pupils submit pictures by API calls, which are faster than a browser.
  let unsentCount = pictureCount - 3 - 1 - 12 - 2 - 5
  for (let index = 0; index < classmateCount; index++) {
    const member = await openSession(site.origin, 'register', `classmate-${index}`)
    const count = Math.ceil(unsentCount / (classmateCount - index))
    const picEnglishName = classSpecies[index % classSpecies.length] ?? ''
    await send.pictures(member, count, { picEnglishName })
    unsentCount -= count
  }

  const reviewerLaptop = await openLaptop()
  const reviewerName = await register(reviewerLaptop.page)
  const adminLaptop = await openLaptop()
  await signInByForm(adminLaptop.page, teacher)
  await adminLaptop.page.waitForURL('/')
  await reviewer.appointReviewer(adminLaptop.page, reviewerName)
  await reviewer.openReview(reviewerLaptop.page)
  await expect(reviewerLaptop.page.getByText(`${pictureCount} left`)).toBeVisible()
  expect(await violations(reviewerLaptop.page)).toEqual([])
  expect(await wireDates(reviewerLaptop.page)).toEqual([])
  let correction: Count | undefined
  const review = await reviewerLaptop.counter.countDuring('64 pictures reviewed', async () => {
    await reviewer.approveNewSpecies(reviewerLaptop.page)
    correction = await reviewerLaptop.counter.countDuring('a wrong species corrected', () =>
      reviewer.correctSpecies(reviewerLaptop.page),
    )
    await reviewer.askForChanges(reviewerLaptop.page, pictureCount - 2)
    await reviewer.moveToBird(reviewerLaptop.page, pictureCount - 3)
    await reviewer.approveRest(reviewerLaptop.page, pictureCount - 3)
  })
  counts.push(review, ...(correction ? [correction] : []))

  await pupils.correctSetting(chen.page)
  expect(await wireDates(chen.page)).toEqual([])
  await chen.page.goto(`/searchBird/${grebe[0].replace(' ', '_')}`)
  await expect(chen.page.getByText('Class 5').first()).toBeVisible()
  await reviewer.openReview(reviewerLaptop.page)
  await expect(reviewerLaptop.page.getByLabel('Setting')).toHaveValue('Behind the gym')
  await reviewerLaptop.page.keyboard.press('a')
  await expect(reviewerLaptop.page.getByText('No unauthorized pictures')).toBeVisible()

  await lin.page.goto('/')
  let address = ''
  counts.push(
    await lin.counter.countDuring('a face withdrawn', async () => {
      address = await pupils.withdrawFace(lin.page)
    }),
  )
  const visitor = await openPhone()
  await visitor.page.goto('/')
  const status = (path: string) =>
    visitor.page.evaluate(async (url) => (await fetch(url)).status, path)
  expect(await status(address)).toBe(404)
  await reviewerLaptop.page.goto('/')
  counts.push(
    await reviewerLaptop.counter.countDuring('the withdrawal request decided', () =>
      reviewer.decideOnFace(reviewerLaptop.page),
    ),
  )
  await lin.page.reload()
  await expect(lin.page.getByText(/Withdrawn at your request on/)).toBeVisible()

  await site.appoint('new-head', password)
  const head = await openLaptop()
  await signInByForm(head.page, 'new-head')
  await head.page.waitForURL('/')
  await head.page.goto('/admin/accounts')
  await head.page.getByRole('link', { name: linName }).click()
  await expect(head.page.getByRole('heading', { level: 1 })).toHaveText(linName)
  await expect(head.page.getByRole('main')).toContainText('On the site: 11')
  expect(await violations(head.page)).toEqual([])
  expect(await wireDates(head.page)).toEqual([])

  process.stdout.write(`\n${tableOf(counts)}\n`)
})
