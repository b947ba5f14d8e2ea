/** The field guide: chosen, printed in A5, and made of the reader's own list without telling it to the server. */
import { profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { hydrated } from '../hydrated.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../watched.ts'

test('prints a guide with two species a page, an index and the licences', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/guide?all=bird')
  const entries = page.getByRole('article')
  const pages = Math.ceil((await entries.count()) / 2)
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'E-book (EPUB)' }).click()
  expect((await downloading).suggestedFilename()).toBe('field-guide.epub')

  // On the pages of the book, after the cover.
  await expect(page.getByRole('region', { name: /^Page \d+$/ })).toHaveCount(pages)
  const [first] = await entries.getByRole('heading').allTextContents()
  const inIndex = page.getByRole('listitem').filter({ hasText: first?.split(' ')[0] ?? '' })
  await expect(inIndex.first()).toContainText('2')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages + 3)
  // A5 in points: 148 mm and 210 mm.
  const sizes = [...pdf.toString('latin1').matchAll(/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(
    new Set(
      sizes.map(
        ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
      ),
    ),
  ).toEqual(new Set(['420 595']))
})

test('makes a guide of the own list without sending the list', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  await page.getByRole('checkbox', { name: 'To find' }).check()
  await page.getByRole('main').getByRole('link', { name: 'My list' }).click()
  const guide = page.getByRole('main').getByRole('link', { name: 'Field guide' })
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${decodeURIComponent(request.url())}`),
  )
  await guide.click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(camellia[0])
  const tells = /[?&](species|code)=|^POST/
  expect(sent.filter((each) => tells.test(each))).toEqual([])
})
