/** Tests how a member submits a new species with its photographs, and how a reviewer decides on both. */
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import {
  chooser,
  fillCommonValues,
  photographs,
  pictureForm,
  pictureItem,
  submitButton,
} from '../picture-forms.ts'
import { fillNames, openForm, submitButton as submitProfileButton } from '../profile-forms.ts'
import { admins, expect, makePicture, send, test } from '../review-site.ts'

const credits = { season: 'spring', date: '2025-03-15', photographer: 'Lin Yue', setting: 'Pond' }

test(
  'lets an author add pictures to a new species, and a reviewer approve the pictures after the species',
  nightly,
  async ({ member, pageOf }) => {
    const page = await pageOf(member.username)
    await openForm(page, '/upload?section=plant')
    await fillNames(page, 'Novella pratensis', '草地新', 'Meadow novelty')
    await submitProfileButton(page).click()
    await page.getByRole('button', { name: 'Add its pictures' }).click()
    const species = pictureForm(page).getByRole('combobox').first()
    await expect(species).toHaveValue(/^Novella pratensis/)
    await expect(pictureForm(page)).toContainText('Its pictures await review with it.')
    await fillCommonValues(page, credits)
    await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
    await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
    await submitButton(page).click()
    await expect(page.getByText('all pictures uploaded successfully')).toBeVisible()
    // The list of species also offers the new species, but only to its author.
    await species.fill('Novella')
    await expect(page.getByRole('option', { name: /Novella pratensis/ })).toContainText(
      'new, awaiting review',
    )
    await page.goto('/account')
    await expect(page.getByText('Its species is new and is reviewed first.')).toHaveCount(2)

    const review = await pageOf(admins[0])
    await review.goto('/adminAuth')
    const pictures = review.getByRole('region', { name: 'Unauthorized New Pictures' })
    await expect(pictures.getByText('new and not approved yet')).toBeVisible()
    await pictures.getByRole('button', { name: 'Approve' }).click()
    await expect(review.getByText('its species is not approved yet')).toBeVisible()
    const posts = review.getByRole('region', { name: 'Unauthorized New Posts' })
    await expect(posts.getByText('Submitted with it 2')).toBeVisible()
    expect(await violations(review)).toEqual([])
    await posts.getByRole('button', { name: 'Submit' }).click()
    await posts.getByRole('button', { name: 'Go on to its pictures' }).click()
    await expect(pictures.getByRole('article')).toBeFocused()
    await expect(pictures.getByText('new and not approved yet')).toHaveCount(0)
    await pictures.getByRole('button', { name: 'Approve' }).click()
    await expect(review.getByText('Picture approved')).toBeVisible()
    await expect(pictures).toContainText('1 left')
  },
)

test(
  'moves the pictures of a misspelt new species to the recorded species',
  nightly,
  async ({ member, pageOf }) => {
    await send.plant(member, 'Camelia japonica')
    await member.form(
      'uploadPic',
      {
        ...{ picEnglishName: 'Camelia japonica', picSeason: 'spring', month: '2025-03-15' },
        ...{ picPhotographer: 'Lin Yue', picSetting: 'Pond' },
      },
      { files: [['a.jpg', await makePicture()]] },
    )
    const review = await pageOf(admins[0])
    await review.goto('/adminAuth')
    const posts = review.getByRole('region', { name: 'Unauthorized New Posts' })
    await posts.getByRole('button', { name: 'Approve as this species Camellia japonica' }).click()
    await posts.getByRole('button', { name: 'Go on to its pictures' }).click()
    const pictures = review.getByRole('region', { name: 'Unauthorized New Pictures' })
    await expect(pictures.getByRole('article', { name: /Camellia japonica/ })).toBeFocused()
  },
)
