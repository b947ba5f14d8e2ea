/**
 * Tests how authors correct species and kind on request, and how reviewers correct texts, kind and species before
 * approval.
 */

import type { Queues } from '../../../contract/schemas/review.ts'
import type { Submission } from '../../../contract/schemas/submissions.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { chooseSpecies } from '../picture-forms.ts'
import { admins, expect, type Person, send, test } from '../review-site.ts'

const submissionsOf = async (member: Person) =>
  (await member.get<{ submissions: Submission[] }>('submissions')).submissions
const changes = { decision: 'changes', reason: 'This is a bird' }

test(
  'lets an author turn a plant into a bird, and move a picture to a bird',
  nightly,
  async ({ member, admin, pageOf }) => {
    await send.plant(member, 'Avis mendosa', { location: 'Lake' })
    await send.pictures(member)
    const { newAuthPosts, newPictures } = await admin.get<Queues>('adminAuth')
    await admin.call('newPostAuth', { id: newAuthPosts[0]?.id, ...changes })
    await admin.call('newPictureAuth', { ids: [newPictures[0]?.id], ...changes })

    const page = await pageOf(member.username)
    await page.goto('/account')
    const entry = page.getByRole('listitem').filter({ hasText: 'Camellia japonica' })
    await entry.getByText('Edit and resubmit').click()
    await chooseSpecies(entry, 'Tachybaptus ruficollis')
    await expect(entry.getByLabel('Season or life stage')).toHaveValue('')
    await entry.getByLabel('Season or life stage').selectOption('Juvenile')
    await entry.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('Submitted for review again.')).toBeVisible()

    await page.getByRole('link', { name: 'Edit and resubmit' }).click()
    await page.getByRole('link', { name: 'This is a bird, not a plant' }).click()
    const form = page.getByRole('region', { name: 'Species Information Profile' })
    await expect(form.getByLabel('Where can you find it')).toHaveValue('Lake')
    for (const label of ['Appearance', 'Songs', 'Diet', 'Juvenile', 'Sub-adult', 'Male Adult']) {
      await form.getByLabel(label, { exact: false }).first().fill('Small')
    }
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('bird created successfully')).toBeVisible()
    const ownSubmissions = await submissionsOf(member)
    expect(ownSubmissions.map(({ kind, dbType, status }) => [kind, dbType, status]).sort()).toEqual(
      [
        ['picture', 'bird', 'pending'],
        ['species', 'bird', 'pending'],
      ],
    )
  },
)

test(
  'lets a reviewer correct texts, kind and species before the approval',
  nightly,
  async ({ member, pageOf }) => {
    await send.plant(member, 'Avis mendosior', { location: 'Laek' })
    await send.pictures(member)
    await send.plantEdit(member, { location: 'Ginkgo avenue' })
    const page = await pageOf(admins[0])
    await page.goto('/adminAuth')
    const changes = page.getByRole('region', { name: 'Unauthorized Changes' })
    await changes.getByText('Correct before approving').click()
    await chooseSpecies(changes, 'Ginkgo biloba')
    await changes.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Edit approved')).toBeVisible()

    const posts = page.getByRole('region', { name: 'Unauthorized New Posts' })
    await posts.getByText('Correct before approving').click()
    await posts.getByLabel('Database').selectOption('bird')
    await posts.getByLabel('Where can you find it').fill('Lake')
    expect(await violations(page)).toEqual([])
    await posts.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Post approved')).toBeVisible()

    const pictures = page.getByRole('region', { name: 'Unauthorized New Pictures' })
    const species = pictures.getByRole('combobox', { name: 'Species' })
    await species.fill('Gink')
    await pictures.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('please select a species from the list').first()).toBeVisible()
    await chooseSpecies(pictures, 'Ginkgo biloba')
    await pictures.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Picture approved')).toBeVisible()
    const ownSubmissions = await submissionsOf(member)
    expect(
      ownSubmissions.map(({ latinName, dbType, status }) => [latinName, dbType, status]).sort(),
    ).toEqual([
      ['Avis mendosior', 'bird', 'approved'],
      ['Ginkgo biloba', 'plant', 'approved'],
      ['Ginkgo biloba', 'plant', 'approved'],
    ])
    await page.goto('/searchBird/Avis_mendosior')
    await expect(page.getByRole('main')).toContainText('Lake')
  },
)
