/** Checks the field guide of the reader's own list. The journey of a pupil (pupil-journey.ts) prints a guide. */

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { profileAddress } from '../../../contract/names.ts'
import { filesOfZip } from '../../harness/collections/data-archive.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

test('makes a guide of the reader’s list without sending the list', nightly, async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  await page.getByRole('checkbox', { name: 'To find' }).check()
  await page.getByRole('main').getByRole('link', { name: 'My list' }).click()
  const guide = page.getByRole('main').getByRole('link', { name: 'Field guide' })
  await waitForHydration(page)
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${request.method()} ${decodeURIComponent(request.url())}`),
  )
  await guide.click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(camellia[0])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'E-book (EPUB)' }).click()
  const files = await filesOfZip(await readFile(await (await download).path()))
  expect([...files.keys()][0]).toBe('mimetype')
  expect(files.get('EPUB/nav.xhtml')?.toString()).toContain(camellia[0])
  const { format } = await sharp(files.get('EPUB/images/1.jpg')).metadata()
  expect(format).toBe('jpeg')
  const revealingRequest = /[?&](species|code)=|^POST/
  expect(requests.filter((each) => revealingRequest.test(each))).toEqual([])
})
