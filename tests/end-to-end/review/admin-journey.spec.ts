/**
 * Tests two admins who decide on submissions of two members at the same time, and some submissions get two decisions.
 * Exactly the approved content is public. Then an admin undoes every decision and redoes it.
 */
import type { Page } from '@playwright/test'
import type { Output } from '../../../contract/endpoints.ts'
import { listPageSize } from '../../../contract/limits.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { dose } from '../../harness/doses/dose.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { admins, expect, type Person, send, test } from '../review-site.ts'

const queues = [
  { name: 'Unauthorized Changes', approve: 'Approve', reject: 'Reject' },
  { name: 'Unauthorized New Posts', approve: 'Submit', reject: 'Delete' },
  { name: 'Unauthorized New Creation Entry', approve: 'Approve', reject: 'Deny' },
  { name: 'Unauthorized New Pictures', approve: 'Approve', reject: 'Reject' },
] as const

/** The number of submissions that the members send; `pictures` is the number for each member. */
const wanted = dose(
  { edits: 1, birdEdits: 1, species: 2, creations: 1, pictures: 1 },
  { edits: 6, birdEdits: 4, species: 8, creations: 6, pictures: 8 },
)
const { edits, birdEdits, species, creations, pictures } = wanted
const submissions = edits + birdEdits + species + creations + 2 * pictures
const newSpecies = (place: number) => `Nova planta ${'abcdefghij'.charAt(place)}`

/** @returns the public answers that depend on these decisions */
async function publicAnswers(person: Person): Promise<string> {
  const asked = [
    await person.get('searchNames'),
    await person.get('searchBirdNames'),
    await person.get('creationDocumentary'),
    await person.call('getPics', { plant: camellia[0] }),
    await person.call('getPicsAndArts', { plant: camellia[0] }),
    await person.call('syncPlantInfo', { postName: camellia[0] }),
    await person.call('syncBirdInfo', { postName: grebe[0] }),
  ]
  // Only editors get the revision of a species.
  return JSON.stringify(asked, (key, value) => (key === 'revision' ? undefined : value))
}

/** Decides on every card of the four queues. */
async function decideAll(page: Page, verdictOf: (place: number) => 'approve' | 'reject') {
  for (let place = 0; place < 2 * submissions; place++) {
    let left: (typeof queues)[number] | undefined
    for (const queue of queues) {
      const region = page.getByRole('region', { name: queue.name })
      if (await region.getByRole('article').isVisible()) {
        left = queue
        break
      }
    }
    if (!left) return
    const region = page.getByRole('region', { name: left.name })
    const answered = page.waitForResponse(/Decision$|Auth$/)
    if (verdictOf(place) === 'approve') {
      await region.getByRole('button', { name: left.approve, exact: true }).click()
    } else {
      // The first click asks for an optional reason.
      await region.getByRole('button', { name: left.reject, exact: true }).click()
      await region.getByRole('button', { name: left.reject, exact: true }).click()
    }
    await answered
  }
  throw new Error('The queues do not become empty')
}

const undoButtons = (page: Page, action: string) =>
  page.getByRole('main').getByRole('button', { name: `Undo: ${action}` })

/** @returns the number of decisions that can be undone on the first page of the activity */
async function undoableOf(page: Page, action: string, name: string): Promise<number> {
  await page.goto(`/admin/activity?action=${action}`)
  await waitForHydration(page)
  return undoButtons(page, name).count()
}

/** Clicks one undo button and waits until the list has changed. */
async function pressUndo(page: Page, action: string, place: number) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/undoChange'))
  const known = page.waitForResponse(/\/admin\/activity\.data/)
  const list = page.getByRole('main')
  const before = await list.textContent()
  await undoButtons(page, action).nth(place).click()
  const answer = await answered
  expect(answer.status() === 200 ? '' : await answer.text()).toBe('')
  await known
  await expect(page.getByRole('button', { name: 'One moment…' })).toHaveCount(0)
  await expect.poll(() => list.textContent()).not.toBe(before)
}

test(`decides on ${submissions} submissions with two admins, and undoes and redoes every decision`, async ({
  member: first,
  stranger: second,
  admin,
  pageOf,
}) => {
  test.setTimeout(300_000)
  const members = [first, second, first] as const
  const before = await publicAnswers(admin)
  await Promise.all([
    ...Array.from({ length: edits }, (_, n) =>
      send.plantEdit(members[n % 3] ?? first, { location: `Bed ${n}` }),
    ),
    ...Array.from({ length: birdEdits }, (_, n) =>
      send.birdEdit(members[n % 3] ?? first, { diet: `Seeds of ${n} kinds` }),
    ),
    ...Array.from({ length: species }, (_, n) =>
      send.plant(members[n % 3] ?? first, newSpecies(n)),
    ),
    ...Array.from({ length: creations }, (_, n) => send.creation(members[n % 3] ?? first)),
    send.pictures(first, pictures),
    send.pictures(second, pictures),
  ])
  const sent = async () => {
    const lists = await Promise.all(
      [first, second].map((each) => each.get<Output<'submissions'>>('submissions')),
    )
    return lists
  }
  expect((await sent()).reduce((sum, { total }) => sum + total, 0)).toBe(submissions)
  expect(await publicAnswers(admin)).toBe(before)

  // Both admins begin with the same cards and decide differently.
  const [one, other] = [await pageOf(admins[0]), await pageOf(admins[1])]
  const shiftsOf = [await watchShifts(one.context()), await watchShifts(other.context())]
  // Earlier tests on this site have left decisions in the activity.
  const approvedBefore = await undoableOf(one, 'approve', 'Approved')
  const rejectedBefore = await undoableOf(one, 'reject', 'Rejected')
  for (const page of [one, other]) {
    await page.goto('/adminAuth')
    await waitForHydration(page)
  }
  await Promise.all([
    decideAll(one, (place) => (place % 3 === 0 ? 'reject' : 'approve')),
    decideAll(other, (place) => (place % 3 === 0 ? 'approve' : 'reject')),
  ])
  for (const page of [one, other]) {
    await page.reload()
    await expect(page.getByText(/^No unauthorized/)).toHaveCount(4)
  }
  // The test checks the shifts now, because the activity later gets a line at its top for each press. On a busy machine
  // an answer may come more than 500 ms after its press, and the leaving card then moves the cards below it.
  const large = shiftsOf.flatMap((shifts) => shifts()).filter(({ score }) => score > 0.05)
  expect(large).toEqual([])

  // The site shows exactly the submissions that are approved in the lists of their authors.
  const after = await publicAnswers(admin)
  const decided: Output<'submissions'>['submissions'] = []
  for (const person of [first, second]) {
    const of = (page: string) => person.get<Output<'submissions'>>('submissions', { page })
    const { submissions: some, total } = await of('1')
    decided.push(...some)
    if (total > some.length) decided.push(...(await of('2')).submissions)
  }
  expect(decided).toHaveLength(submissions)
  for (const { kind, status, latinName, images } of decided) {
    expect(['approved', 'rejected']).toContain(status)
    if (kind === 'species') expect(after.includes(`"${latinName}"`)).toBe(status === 'approved')
    for (const { path } of images) {
      expect([path, after.includes(path)]).toEqual([path, status === 'approved'])
      const seen = await fetch(`${new URL(one.url()).origin}/public${path}`)
      expect(seen.status).toBe(status === 'approved' ? 200 : 404)
    }
  }
  const approved = decided.filter(({ status }) => status === 'approved').length
  expect(approved).toBeGreaterThan(submissions / 8)
  expect(approved).toBeLessThan((submissions * 7) / 8)

  // Undoes every decision, newest first, and then redoes them, oldest first.
  await one.goto('/admin/activity?action=approve')
  for (let count = 0; count < approved; count++) await pressUndo(one, 'Approved', 0)
  await expect(undoButtons(one, 'Approved')).toHaveCount(approvedBefore)
  await one.goto('/admin/activity?action=reject')
  for (let count = approved; count < submissions; count++) await pressUndo(one, 'Rejected', 0)
  await expect(undoButtons(one, 'Rejected')).toHaveCount(rejectedBefore)
  expect(await publicAnswers(admin)).toBe(before)
  const { counts } = await admin.get<Output<'adminAuth'>>('adminAuth')
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(submissions)

  await one.goto('/admin/activity?action=undo')
  // The page shows the entry of a new undo only on request. The new entry moves one old entry to the second page.
  const onFirstPage = Math.min(submissions, listPageSize / 2)
  for (let count = 0; count < onFirstPage; count++) await pressUndo(one, 'Undid', 0)
  if (submissions > onFirstPage) await one.goto('/admin/activity?action=undo&page=2')
  for (let count = onFirstPage; count < submissions; count++) await pressUndo(one, 'Undid', 0)
  expect(await publicAnswers(admin)).toBe(after)
})
