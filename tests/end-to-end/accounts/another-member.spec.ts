/**
 * Tests that a form sends nothing after another member signs in to the same browser. Also tests that a member who goes
 * back after signing out sees the login page.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { camellia } from '../../harness/collections/field-species.ts'
import {
  artworkFile,
  creationForm,
  fillCreation,
  openCreations,
  submitButton,
} from '../creation-forms.ts'
import { signOut, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { photograph, submissionsOf } from '../picture-forms.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context, tolerate }) => {
  // Between the two sessions, a form may check its names and get status 401.
  tolerate(/status of 401/)
  return signUp(context)
})

async function signInAnotherMember(context: BrowserContext) {
  await signOut(context)
  await signUp(context)
}

async function expectNothingSent(page: Page) {
  await expect(
    page.getByRole('alert').filter({ hasText: 'Another account is now signed in' }),
  ).not.toHaveCount(0)
  expect(await submissionsOf(page)).toHaveLength(0)
}

test(
  'keeps a new species and does not send it after another member signs in',
  nightly,
  async ({ page, context }) => {
    await openForm(page, '/upload?section=plant')
    const form = profileForm(page)
    await form.getByLabel('Latin name').fill('Ulmus parvifolia')
    await form.getByLabel('Chinese name').fill('榔榆')
    await form.getByLabel('Common (English) name').fill('Chinese elm')
    await signInAnotherMember(context)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expectNothingSent(page)
    await expect(form.getByLabel('Latin name')).toHaveValue('Ulmus parvifolia')
  },
)

test('does not send an edit after another member signs in', nightly, async ({ page, context }) => {
  await openForm(page, `/editPage?name=${camellia[0].replaceAll(' ', '_')}`)
  const form = profileForm(page)
  await form.getByLabel('Where can you find it').fill('By the east gate')
  await signInAnotherMember(context)
  await form.getByRole('button', { name: 'Send for review' }).click()
  await expectNothingSent(page)
})

test(
  'keeps a creation and does not send it after another member signs in',
  nightly,
  async ({ page, context }) => {
    await openCreations(page)
    await fillCreation(page, camellia[0])
    await artworkFile(page).setInputFiles(await photograph('artwork.jpg'))
    await expect(creationForm(page).locator('img')).toHaveCount(1)
    await signInAnotherMember(context)
    await submitButton(page).click()
    await expectNothingSent(page)
    await expect(creationForm(page).locator('img')).toHaveCount(1)
  },
)

test(
  'shows the login page when a member goes back after signing out',
  nightly,
  async ({ page, context }) => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/glossary')
    await signOut(context)
    await page.goBack()
    await expect(page).toHaveURL('/login?to=/account')
  },
)
