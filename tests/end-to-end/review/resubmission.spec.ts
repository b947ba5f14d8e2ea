/** Tests how an author corrects and resubmits a submission with requested changes. The submission keeps its id. */
import type { Output } from '../../../contract/calls/endpoints.ts'
import type { Queues } from '../../../contract/schemas/review.ts'
import type { PlantPost } from '../../../contract/schemas/species.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, type Person, send, test } from '../review-site.ts'

interface SentSubmissions {
  submissions: { id: string; status: string; details: Record<string, string> }[]
}

const submissionsOf = async (member: Person) =>
  (await member.get<SentSubmissions>('submissions')).submissions

test('resubmits a corrected new species', nightly, async ({ member, admin, pageOf }) => {
  const link = JSON.stringify([{ linkTitle: 'Flora: online', link: 'https://example.org/a' }])
  await send.plant(member, 'Quercus quarta', { location: 'Pond', link })
  const [card] = (await admin.get<Queues>('adminAuth')).newAuthPosts
  const reason = 'Which pond? 哪个池塘？'
  await admin.call('newPostAuth', { id: card?.id ?? '', decision: 'changes', reason })

  const page = await pageOf(member.username)
  await page.goto('/account')
  const entry = page.getByRole('listitem').filter({ hasText: 'Quercus quarta' })
  await expect(entry).toContainText('Changes requested')
  await expect(entry).toContainText(reason)
  await entry.getByRole('link', { name: 'Edit and resubmit' }).click()
  await expect(page).toHaveURL(`/upload?section=plant&resubmit=${card?.id}`)
  await expect(page.getByText(reason)).toBeVisible()
  const form = page.getByRole('region', { name: 'Species Information Profile' })
  await expect(form.getByLabel('Latin name')).toHaveValue('Quercus quarta')
  const links = form.getByRole('group', { name: 'English links' })
  await expect(links.getByLabel('Site name')).toHaveValue('Flora: online')
  await expect(links.getByLabel('Address')).toHaveValue('https://example.org/a')
  await form.getByLabel('Where can you find it').fill('Lotus pond')
  await page.reload()
  await expect(form.getByLabel('Where can you find it')).toHaveValue('Lotus pond')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('plant created successfully')).toBeVisible()
  await expect(page).toHaveURL('/upload?section=plant')
  await expect(form.getByLabel('Latin name')).toHaveValue('')

  const submissions = await submissionsOf(member)
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({ id: card?.id, status: 'pending' })
  expect(submissions[0]?.details.location).toBe('Lotus pond')
  await page.goto(`/upload?section=plant&resubmit=${card?.id}`)
  await expect(page).toHaveURL('/account#submissions')
})

test('resubmits an edit based on the current texts', nightly, async ({ member, admin, pageOf }) => {
  await send.plantEdit(member, { location: 'Somewhere', otherNames: '' })
  const [card] = (await admin.get<Queues>('adminAuth')).authPosts
  const reason = 'Where exactly?'
  await admin.call('handleEditDecision', { id: card?.id ?? '', decision: 'changes', reason })
  await send.plantEdit(admin, { additionalInfo: 'Written by an admin meanwhile.' })

  const page = await pageOf(member.username)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Edit and resubmit' }).click()
  await expect(page).toHaveURL(`/editPage?name=Camellia_japonica&resubmit=${card?.id}`)
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByLabel('Where can you find it')).toHaveValue('Somewhere')
  await expect(page.getByLabel('Other names'), 'the edit empties the field').toHaveValue('')
  await expect(page.getByLabel('Additional Info')).toHaveValue('Written by an admin meanwhile.')
  await page.getByLabel('Where can you find it').fill('By the east gate')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('sent for review', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/editPage?name=Camellia_japonica')

  const submissions = await submissionsOf(member)
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({ id: card?.id, status: 'pending' })
  expect(submissions[0]?.details).toEqual({ location: 'By the east gate', otherNames: '' })
  await admin.call('handleEditDecision', { id: card?.id ?? '', decision: true })
  await page.goto('/search/Camellia_japonica')
  await expect(page.getByRole('main')).toContainText('By the east gate')
  await expect(page.getByRole('main')).toContainText('Written by an admin meanwhile.')
})

test(
  'moves an edit with its texts to another species',
  nightly,
  async ({ member, admin, pageOf }) => {
    await send.plantEdit(member, { location: 'Avenue' })
    const [card] = (await admin.get<Queues>('adminAuth')).authPosts
    const changesDecision = { id: card?.id ?? '', decision: 'changes', reason: 'Which tree?' }
    await admin.call('handleEditDecision', changesDecision)
    const page = await pageOf(member.username)
    await page.goto(`/editPage?name=Camellia_japonica&resubmit=${card?.id}`)
    await waitForHydration(page)
    await page.getByLabel('Additional Info').fill('Old trees')
    const species = page.getByRole('combobox', { name: 'Species' })
    await species.fill('Ginkgo')
    await page.getByRole('option', { name: /Ginkgo biloba/ }).click()
    await expect(page).toHaveURL(/name=Ginkgo_biloba/)
    await expect(page.getByLabel('Latin name')).toHaveValue('Ginkgo biloba')
    await expect(page.getByLabel('Where can you find it')).toHaveValue('Avenue')
    await expect(page.getByLabel('Additional Info')).toHaveValue('Old trees')
    await page.reload()
    await expect(page.getByLabel('Additional Info')).toHaveValue('Old trees')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('sent for review', { exact: true })).toBeVisible()
    const [movedEdit] = (await admin.get<Queues>('adminAuth')).authPosts
    expect(movedEdit).toMatchObject({ id: card?.id, latinName: 'Ginkgo biloba' })
    expect(movedEdit?.changes.map(({ field, after }) => [field, after]).sort()).toEqual([
      ['additionalInfo', 'Old trees'],
      ['location', 'Avenue'],
    ])
  },
)

test(
  'corrects the credits of a picture and a creation in the list of submissions',
  nightly,
  async ({ member, admin, pageOf }) => {
    await send.pictures(member)
    await send.creation(member)
    const pending = await admin.get<Queues>('adminAuth')
    const changes = { decision: 'changes', reason: 'Who took it?' }
    const [picture, creation] = [pending.newPictures[0], pending.newCreationEntries[0]]
    await admin.call('newPictureAuth', { ids: [picture?.id ?? ''], ...changes })
    await admin.call('newCreationAuth', { id: creation?.id ?? '', ...changes })

    const page = await pageOf(member.username)
    await page.goto('/account')
    await waitForHydration(page)
    const entry = (kind: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(kind, { exact: true }) })
    await entry('Photograph').getByText('Edit and resubmit').click()
    await entry('Photograph').getByLabel('Photographer').fill('')
    await entry('Photograph').getByRole('button', { name: 'Send for review' }).click()
    await expect(entry('Photograph').getByLabel('Photographer')).toHaveAccessibleDescription(
      /Please fill this in/,
    )
    await entry('Photograph').getByLabel('Photographer').fill('Chen Yu')
    await entry('Photograph').getByRole('button', { name: 'Send for review' }).click()
    await expect(entry('Photograph')).toContainText('Awaiting review')
    await expect(entry('Photograph')).toContainText('Submitted for review again.')
    await entry('Creation').getByText('Edit and resubmit').click()
    await entry('Creation').getByLabel('Painter').fill('Qian Duo')
    await entry('Creation').getByRole('button', { name: 'Send for review' }).click()
    await expect(entry('Creation')).toContainText('Awaiting review')

    const pendingAgain = await admin.get<Queues>('adminAuth')
    expect(pendingAgain.newPictures[0]).toMatchObject({
      id: picture?.id,
      details: { takenBy: 'Chen Yu' },
    })
    expect(pendingAgain.newCreationEntries[0]).toMatchObject({
      id: creation?.id,
      artist: 'Qian Duo',
    })
  },
)

test('offers no correction for a deleted species', nightly, async ({ member, admin, pageOf }) => {
  const deletedName = 'Nothus absens'
  await send.plant(admin, deletedName)
  const { resultPost } = await admin.call<Output<'syncPlantInfo'>>('syncPlantInfo', {
    postName: deletedName,
  })
  const [{ commonName, chineseName, _id: id }] = resultPost as [PlantPost]
  const names = { latinName: deletedName, commonName, chineseName, originalLatin: deletedName }
  await member.call('updateText', { ...names, location: 'Pond' })
  await send.pictures(member, 1, { picEnglishName: deletedName })
  const [card] = (await admin.get<Queues>('adminAuth')).authPosts
  const decision = { decision: 'changes', reason: 'Which pond?' }
  await admin.call('handleEditDecision', { id: card?.id ?? '', ...decision })
  await admin.call('editPageDeletePlant', { id })

  const page = await pageOf(member.username)
  await page.goto('/account')
  const entries = page
    .getByRole('listitem')
    .filter({ hasText: 'This species is no longer recorded.' })
  await expect(entries).toHaveCount(2)
  await expect(entries.getByRole('link')).toHaveCount(0)
  await expect(entries.getByText('Edit and resubmit')).toHaveCount(0)
})

test(
  'opens no form for a pending submission or the submission of another member',
  nightly,
  async ({ member, stranger, admin, pageOf }) => {
    await send.plantEdit(member, { location: 'Elsewhere' })
    const [card] = (await admin.get<Queues>('adminAuth')).authPosts
    const address = `/editPage?name=${camellia[0].replace(' ', '_')}&resubmit=${card?.id}`
    const memberPage = await pageOf(member.username)
    await memberPage.goto(address)
    await expect(memberPage).toHaveURL('/account#submissions')
    await admin.call('handleEditDecision', { id: card?.id ?? '', decision: 'changes', reason: 'x' })
    const strangerPage = await pageOf(stranger.username)
    await strangerPage.goto(address)
    await expect(strangerPage).toHaveURL('/account#submissions')
    await memberPage.goto(`/editPage?name=Ginkgo_biloba&resubmit=${card?.id}`)
    await expect(memberPage).toHaveURL(address)
    await memberPage.goto('/upload?section=plant&resubmit=nonsense')
    await expect(memberPage).toHaveURL('/account#submissions')
  },
)
