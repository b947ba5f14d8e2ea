/** Tests that a member suggests edits of a species' texts, and that a visitor cannot open the form for edits. */
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { signIn, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'

let username: string | undefined

test.describe('a member', () => {
  test.beforeEach(async ({ context }) => {
    if (username) await signIn(context, username)
    else username = await signUp(context)
  })

  test('suggests an edit of a plant from its page', nightly, async ({ page }) => {
    await page.goto('/search/Camellia_japonica')
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL('/editPage?name=Camellia_japonica')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggest a change')
    await waitForHydration(page)
    await expect(profileForm(page).getByLabel('Latin name')).toHaveValue(camellia[0])
    const links = profileForm(page).getByRole('group', { name: 'Chinese links' })
    await expect(links.getByLabel('Address')).toHaveValue('https://www.iplant.cn/info/camellia')
    await profileForm(page).getByLabel('Where can you find it').fill('By the east gate')
    await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('sent for review', { exact: true })).toBeVisible()
    await expect(profileForm(page).getByLabel('Where can you find it')).toHaveValue(/Lotus pond/)

    const answer = await page.request.get('/api/submissions')
    const { submissions } = await answer.json()
    expect(submissions[0]).toMatchObject({
      kind: 'edit',
      latinName: camellia[0],
      status: 'pending',
    })
    expect(submissions[0].details, 'unchanged fields are not part of the edit').toEqual({
      location: 'By the east gate',
    })
    await page.goto('/search/Camellia_japonica')
    await expect(page.getByRole('main')).toContainText('Lotus pond')
  })

  test(
    'cannot submit an unchanged edit of a bird, but may leave all fields except the names empty',
    nightly,
    async ({ page, tolerate }) => {
      tolerate(/status of 400/)
      await page.goto('/searchBird/Passer_montanus')
      await page.getByRole('link', { name: 'Edit' }).click()
      await expect(page).toHaveURL('/birdEditPage?name=Passer_montanus')
      await expect(profileForm(page).getByLabel('Name Grade'), 'Unknown is not a name').toHaveValue(
        '',
      )
      await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert.filter({ hasText: 'You have not changed anything.' })).toBeVisible()
      // The test counts at once, because a temporary message would soon disappear.
      expect(await page.getByText('Failed to update bird information').count()).toBe(0)
      await profileForm(page)
        .getByLabel('Male adult characteristics', { exact: true })
        .fill('Black bib.')
      await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
      await expect(page.getByText('sent for review', { exact: true })).toBeVisible()
    },
  )

  test('has a separate draft for each species', nightly, async ({ page }) => {
    await openForm(page, '/birdEditPage?name=Tachybaptus_ruficollis')
    await profileForm(page).getByLabel('Diet').fill('Dragonfly larvae.')
    await openForm(page, '/birdEditPage?name=Aix_galericulata')
    await expect(profileForm(page).getByLabel('Diet')).toHaveValue('')
    await openForm(page, '/birdEditPage?name=Tachybaptus_ruficollis')
    await expect(profileForm(page).getByLabel('Diet')).toHaveValue('Dragonfly larvae.')
    await expect(profileForm(page).getByLabel('Latin name')).toHaveValue(grebe[0])
    await profileForm(page).getByRole('button', { name: 'Reset' }).click()
    await expect(profileForm(page).getByLabel('Diet')).toHaveValue('Insects and small fish.')
  })

  test(
    'cannot rename a species to the name of another species or to an empty name',
    nightly,
    async ({ page, tolerate }) => {
      tolerate(/status of 400/)
      await openForm(page, '/editPage?name=Camellia_japonica')
      const latinField = profileForm(page).getByLabel('Latin name')
      await latinField.fill('Ginkgo biloba')
      await latinField.blur()
      const note = page
        .getByRole('status')
        .filter({ hasText: 'This Latin name is already recorded' })
      await expect(note.getByRole('link')).toHaveText(/Ginkgo biloba/)
      await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
      await expect(latinField).toHaveAccessibleDescription(/plant already exists$/)
      await latinField.fill(' ')
      await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
      await expect(latinField).toBeFocused()
      await expect(latinField).toHaveAccessibleDescription(/Please fill this in$/)
    },
  )

  test('gets a message about a missing species', nightly, async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    const answer = await page.goto('/editPage?name=Camelia_japonika')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Invalid access. Redirecting to home page.',
    )
    await expect(page).toHaveURL('/')
  })
})

test(
  'redirects a visitor to the home page, and shows no link to edit',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 403/)
    await page.goto('/search/Camellia_japonica')
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await page.goto('/upload')
    await expect(page).toHaveURL('/')
    for (const address of ['/editPage?name=Camellia_japonica', '/birdEditPage']) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Invalid access. Redirecting to home page.',
      )
      await expect(page).toHaveURL('/')
    }
  },
)
