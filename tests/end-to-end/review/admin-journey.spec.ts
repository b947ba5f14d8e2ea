/**
 * Tests that two admins can decide on submissions of two members at the same time, even on the same submission. Exactly
 * the approved new species and pictures are public. Then an admin undoes and redoes every decision.
 */
import type { Page } from '@playwright/test'
import type { Output } from '../../../contract/calls/endpoints.ts'
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

/** The numbers of submissions of both members together; `pictures` is the number of each member. */
const amounts = dose(
  { edits: 1, birdEdits: 1, species: 2, creations: 1, pictures: 1 },
  { edits: 6, birdEdits: 4, species: 8, creations: 6, pictures: 8 },
)
const { edits, birdEdits, species, creations, pictures } = amounts
const submissions = edits + birdEdits + species + creations + 2 * pictures
const newSpecies = (index: number) => `Nova planta ${'abcdefghij'.charAt(index)}`

/** @returns the public answers that depend on these decisions */
async function publicAnswers(person: Person): Promise<string> {
  const answers = [
    await person.get('searchNames'),
    await person.get('searchBirdNames'),
    await person.get('creationDocumentary'),
    await person.call('getPics', { plant: camellia[0] }),
    await person.call('getPicsAndArts', { plant: camellia[0] }),
    await person.call('syncPlantInfo', { postName: camellia[0] }),
    await person.call('syncBirdInfo', { postName: grebe[0] }),
  ]
  // Visitors do not get the revision of a species.
  return JSON.stringify(answers, (key, value) => (key === 'revision' ? undefined : value))
}

/** Decides on every card of the four queues. */
async function decideAll(page: Page, verdictOf: (index: number) => 'approve' | 'reject') {
  for (let index = 0; index < 2 * submissions; index++) {
    let pendingQueue: (typeof queues)[number] | undefined
    for (const queue of queues) {
      const region = page.getByRole('region', { name: queue.name })
      if (await region.getByRole('article').isVisible()) {
        pendingQueue = queue
        break
      }
    }
    if (!pendingQueue) return
    const region = page.getByRole('region', { name: pendingQueue.name })
    const response = page.waitForResponse(/Decision$|Auth$/)
    if (verdictOf(index) === 'approve') {
      await region.getByRole('button', { name: pendingQueue.approve, exact: true }).click()
    } else {
      // The first click asks for an optional reason.
      await region.getByRole('button', { name: pendingQueue.reject, exact: true }).click()
      await region.getByRole('button', { name: pendingQueue.reject, exact: true }).click()
    }
    await response
  }
  throw new Error('The queues do not become empty')
}

const undoButtons = (page: Page, action: string) =>
  page.getByRole('main').getByRole('button', { name: `Undo: ${action}` })

/** @returns the number of decisions that can be undone on the first page of the activity */
async function countUndoable(page: Page, action: string, name: string): Promise<number> {
  await page.goto(`/admin/activity?action=${action}`)
  await waitForHydration(page)
  return undoButtons(page, name).count()
}

/** Clicks one undo button and waits until the list has changed. */
async function pressUndo(page: Page, action: string, index: number) {
  const response = page.waitForResponse((answer) => answer.url().endsWith('/undoChange'))
  const refreshedList = page.waitForResponse(/\/admin\/activity\.data/)
  const list = page.getByRole('main')
  const before = await list.textContent()
  await undoButtons(page, action).nth(index).click()
  const answer = await response
  expect(answer.status() === 200 ? '' : await answer.text()).toBe('')
  await refreshedList
  await expect(page.getByRole('button', { name: 'One moment…' })).toHaveCount(0)
  await expect.poll(() => list.textContent()).not.toBe(before)
}

test(`decides on ${submissions} submissions with two admins, and undoes and redoes every decision`, async ({
  member: firstMember,
  stranger: secondMember,
  admin,
  pageOf,
}) => {
  test.setTimeout(300_000)
  const members = [firstMember, secondMember, firstMember] as const
  const before = await publicAnswers(admin)
  await Promise.all([
    ...Array.from({ length: edits }, (_, n) =>
      send.plantEdit(members[n % 3] ?? firstMember, { location: `Bed ${n}` }),
    ),
    ...Array.from({ length: birdEdits }, (_, n) =>
      send.birdEdit(members[n % 3] ?? firstMember, { diet: `Seeds of ${n} kinds` }),
    ),
    ...Array.from({ length: species }, (_, n) =>
      send.plant(members[n % 3] ?? firstMember, newSpecies(n)),
    ),
    ...Array.from({ length: creations }, (_, n) => send.creation(members[n % 3] ?? firstMember)),
    send.pictures(firstMember, pictures),
    send.pictures(secondMember, pictures),
  ])
  const readSubmissions = async () => {
    const lists = await Promise.all(
      [firstMember, secondMember].map((each) => each.get<Output<'submissions'>>('submissions')),
    )
    return lists
  }
  expect((await readSubmissions()).reduce((sum, { total }) => sum + total, 0)).toBe(submissions)
  expect(await publicAnswers(admin)).toBe(before)

  // Both admins begin with the same cards and decide differently.
  const [firstPage, secondPage] = [await pageOf(admins[0]), await pageOf(admins[1])]
  const shiftsOf = [await watchShifts(firstPage.context()), await watchShifts(secondPage.context())]
  // Earlier tests on this site have left decisions in the activity.
  const approvedBefore = await countUndoable(firstPage, 'approve', 'Approved')
  const rejectedBefore = await countUndoable(firstPage, 'reject', 'Rejected')
  for (const page of [firstPage, secondPage]) {
    await page.goto('/adminAuth')
    await waitForHydration(page)
  }
  await Promise.all([
    decideAll(firstPage, (index) => (index % 3 === 0 ? 'reject' : 'approve')),
    decideAll(secondPage, (index) => (index % 3 === 0 ? 'approve' : 'reject')),
  ])
  for (const page of [firstPage, secondPage]) {
    await page.reload()
    await expect(page.getByText(/^No unauthorized/)).toHaveCount(4)
  }
  // The test checks the layout shifts now, because the activity later gets a line at its top for each press.
  expect(shiftsOf.flatMap((shifts) => shifts())).toEqual([])

  // The site shows exactly the new species and pictures that are approved in the lists of their authors.
  const after = await publicAnswers(admin)
  const decidedSubmissions: Output<'submissions'>['submissions'] = []
  for (const person of [firstMember, secondMember]) {
    const listPage = (page: string) => person.get<Output<'submissions'>>('submissions', { page })
    const { submissions: firstSubmissions, total } = await listPage('1')
    decidedSubmissions.push(...firstSubmissions)
    if (total > firstSubmissions.length)
      decidedSubmissions.push(...(await listPage('2')).submissions)
  }
  expect(decidedSubmissions).toHaveLength(submissions)
  for (const { kind, status, latinName, images } of decidedSubmissions) {
    expect(['approved', 'rejected']).toContain(status)
    if (kind === 'species') expect(after.includes(`"${latinName}"`)).toBe(status === 'approved')
    for (const { path } of images) {
      expect([path, after.includes(path)]).toEqual([path, status === 'approved'])
      const response = await fetch(`${new URL(firstPage.url()).origin}/public${path}`)
      expect(response.status).toBe(status === 'approved' ? 200 : 404)
    }
  }
  const approvedCount = decidedSubmissions.filter(({ status }) => status === 'approved').length
  expect(approvedCount).toBeGreaterThan(submissions / 8)
  expect(approvedCount).toBeLessThan((submissions * 7) / 8)

  // The admin undoes the approvals and then the rejections, each beginning with the newest. Then the admin redoes every
  // decision, in the reverse order.
  await firstPage.goto('/admin/activity?action=approve')
  for (let count = 0; count < approvedCount; count++) await pressUndo(firstPage, 'Approved', 0)
  await expect(undoButtons(firstPage, 'Approved')).toHaveCount(approvedBefore)
  await firstPage.goto('/admin/activity?action=reject')
  for (let count = approvedCount; count < submissions; count++)
    await pressUndo(firstPage, 'Rejected', 0)
  await expect(undoButtons(firstPage, 'Rejected')).toHaveCount(rejectedBefore)
  expect(await publicAnswers(admin)).toBe(before)
  const { counts } = await admin.get<Output<'adminAuth'>>('adminAuth')
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(submissions)

  await firstPage.goto('/admin/activity?action=undo')
  // The page shows the entry of a new undo only on request. The new entry moves one old entry to the second page.
  const countOnFirstPage = Math.min(submissions, listPageSize / 2)
  for (let count = 0; count < countOnFirstPage; count++) await pressUndo(firstPage, 'Undid', 0)
  if (submissions > countOnFirstPage) await firstPage.goto('/admin/activity?action=undo&page=2')
  for (let count = countOnFirstPage; count < submissions; count++)
    await pressUndo(firstPage, 'Undid', 0)
  expect(await publicAnswers(admin)).toBe(after)
})
