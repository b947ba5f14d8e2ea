/** Tests a species that changes while a member edits it. The form reports the change and keeps the typed text. */
import { camellia } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { expect, type Person, send, test } from '../review-site.ts'

const address = `/editPage?name=${camellia[0].replace(' ', '_')}`
const message = 'This species has changed since you opened the form.'

/** Changes the location of the species. @returns a function that undoes the change */
async function changeLocation(admin: Person, location: string) {
  const { changeId } = (await send.plantEdit(admin, { location })) as { changeId: string }
  return () => admin.call('undoChange', { id: changeId })
}

test(
  'keeps an edit after the texts changed, and shows the current texts after Reset',
  nightly,
  async ({ member, admin, pageOf }) => {
    const page = await pageOf(member.username)
    await openForm(page, address)
    const location = profileForm(page).getByLabel('Where can you find it')
    await location.fill('By the west gate')
    const undo = await changeLocation(admin, 'By the south gate')
    await page.route('**/api/updateText', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), revision: 987_654 } }),
    )
    await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
    await expect(profileForm(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByText('Failed to update plant information')).toHaveCount(0)
    await expect(location).toHaveValue('By the west gate')

    await profileForm(page).getByRole('button', { name: 'Reset' }).click()
    await expect(location).toHaveValue('By the south gate')
    await profileForm(page).getByRole('button', { name: 'Undo' }).click()
    await expect(location).toHaveValue('By the west gate')
    await undo()
  },
)

test(
  'marks a draft as stale when an earlier change is undone',
  nightly,
  async ({ member, admin, pageOf }) => {
    const undo = await changeLocation(admin, 'By the north gate')
    const page = await pageOf(member.username)
    await openForm(page, address)
    const location = profileForm(page).getByLabel('Where can you find it')
    await location.fill('By the pond')
    await openForm(page, address)
    await expect(location).toHaveValue('By the pond')
    await expect(page.getByText(message)).toHaveCount(0)
    await undo()
    await openForm(page, address)
    await expect(location).toHaveValue('By the pond')
    await expect(page.getByText(message)).toBeVisible()
  },
)
