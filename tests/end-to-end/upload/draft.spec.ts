/** Tests that a form keeps its draft after reloads, in other windows, after the session ends and without a network. */

import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydrated.ts'
import { signIn, signInAgain, signOut, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'
import { delayRequests } from '../slow-network.ts'

let username: string | undefined
let count = 0
const newName = () => `Quercus nova${Date.now().toString(36)}${++count}`
const latinNameField = (page: Page) => profileForm(page).getByLabel('Latin name')

test.beforeEach(async ({ context }) => {
  if (username) await signIn(context, username)
  else username = await signUp(context)
})

async function fillNames(page: Page, name: string) {
  await latinNameField(page).fill(name)
  await profileForm(page).getByLabel('Chinese name').fill(`栎${count}`)
  await profileForm(page).getByLabel('Common (English) name').fill(`Oak ${name}`)
}

async function countSubmissions(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/submissions')
  const { submissions } = (await answer.json()) as { submissions: { latinName: string }[] }
  return submissions.filter(({ latinName }) => latinName === name).length
}

test(
  'keeps the draft after a reload and a sign-out, for its own account alone',
  nightly,
  async ({ page, context }) => {
    await openForm(page, '/upload')
    await fillNames(page, 'Quercus robur')
    await profileForm(page).getByLabel('Additional Info').fill('First line\nsecond line')
    await profileForm(page).getByRole('button', { name: 'Add a link: Chinese links' }).click()
    await page.reload()
    await expect(latinNameField(page)).toHaveValue('Quercus robur')
    await expect(profileForm(page).getByLabel('Additional Info')).toHaveValue(
      'First line\nsecond line',
    )
    await expect(
      profileForm(page).getByRole('group', { name: 'Chinese links' }).getByLabel('Site name'),
    ).toHaveCount(2)
    await expect(page.getByText('This draft was restored')).toBeVisible()
    await openForm(page, '/upload?section=bird')
    await expect(latinNameField(page)).toHaveValue('')

    await signOut(context)
    await signUp(context)
    await openForm(page, '/upload')
    await expect(latinNameField(page)).toHaveValue('')

    await signOut(context)
    await signIn(context, username ?? '')
    await openForm(page, '/upload')
    await expect(latinNameField(page)).toHaveValue('Quercus robur')
  },
)

test('empties the form at Reset, and undoes the reset', nightly, async ({ page }) => {
  await openForm(page, '/upload')
  await fillNames(page, 'Quercus robur')
  await profileForm(page).getByRole('button', { name: 'Reset' }).click()
  await expect(latinNameField(page)).toHaveValue('')
  await profileForm(page).getByRole('button', { name: 'Undo' }).click()
  await expect(latinNameField(page)).toHaveValue('Quercus robur')
  await profileForm(page).getByRole('button', { name: 'Reset' }).click()
  await page.reload()
  await expect(latinNameField(page)).toHaveValue('')
})

test('keeps text typed before hydration', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/entry.client*')
  await page.goto('/upload', { waitUntil: 'commit' })
  await latinNameField(page).fill('Quercus suber')
  await profileForm(page).getByLabel('Additional Info').fill('two\nlines')
  release()
  await waitForHydration(page)
  await expect(latinNameField(page)).toHaveValue('Quercus suber')
  await page.reload()
  await expect(latinNameField(page)).toHaveValue('Quercus suber')
  await expect(profileForm(page).getByLabel('Additional Info')).toHaveValue('two\nlines')
})

test(
  'empties the form in another window when the draft is sent',
  nightly,
  async ({ page, context }) => {
    const name = newName()
    const otherPage = await context.newPage()
    await openForm(otherPage, '/upload')
    await openForm(page, '/upload')
    await fillNames(page, name)
    await expect(latinNameField(otherPage)).toHaveValue(name)
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('plant created successfully')).toBeVisible()
    await expect(latinNameField(otherPage)).toHaveValue('')
  },
)

test(
  'keeps the form when the network fails, and sends the form again',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/)
    const name = newName()
    await openForm(page, '/upload')
    await fillNames(page, name)
    await page.route('**/api/uploadPlant', (route) => route.abort(), { times: 1 })
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    const alert = profileForm(page).getByRole('alert')
    await expect(alert.filter({ hasText: 'No response from the network' }).first()).toBeVisible()
    await expect(latinNameField(page)).toHaveValue(name)
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('plant created successfully')).toBeVisible()
    expect(await countSubmissions(page, name)).toBe(1)
  },
)

test(
  'stores a species once when the answer is lost and the form is sent again',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/)
    const name = newName()
    await openForm(page, '/upload')
    await fillNames(page, name)
    await page.route(
      '**/api/uploadPlant',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('upload failed')).toBeVisible()
    expect(await countSubmissions(page, name)).toBe(1)
    await page.reload()
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('plant created successfully')).toBeVisible()
    expect(await countSubmissions(page, name)).toBe(1)
  },
)

test(
  'asks for the password after the session ends, and then sends the form',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/status of 401/)
    const name = newName()
    await openForm(page, '/upload')
    await fillNames(page, name)
    await signOut(context)
    await profileForm(page).getByRole('button', { name: 'Submit' }).click()
    await signInAgain(page)
    await expect(page.getByText('plant created successfully')).toBeVisible()
    expect(await countSubmissions(page, name)).toBe(1)
  },
)
