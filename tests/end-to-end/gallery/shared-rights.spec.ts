/** Tests the licence of several photographs, which a list shows once if all its photographs have the same rights. */
import { sql } from 'kysely'
import { galleryAddress, profileAddress } from '../../../contract/names.ts'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { writeFieldCollection } from '../../harness/collections/field-collection.ts'
import { bauhinia, camellia } from '../../harness/collections/field-species.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { expect, test } from '../reader.ts'

test('shows the licence once if all photographs of a list have the same rights', async ({
  page,
}) => {
  const site = await runSite(writeFieldCollection, { DEFAULT_LICENCE: 'CC0-1.0' })
  const database = openDatabase(readConfig(site.environment))
  await sql`update picture set rights_holder = 'A. Nother' where id = (
    select min(picture.id) from picture join species on species.id = picture.species_id
    where season = 'autumn' and latin_name = ${camellia[0]}
  )`.execute(database.db)
  await database.close()
  const licence = { name: 'CC0 1.0' }

  await page.goto(site.origin + profileAddress('plant', camellia[0]))
  const spring = page.getByRole('region', { name: 'Spring' })
  await expect(spring.getByText('All photographs:')).toHaveText('All photographs: CC0 1.0')
  await expect(spring.getByRole('link', licence)).toHaveCount(1)
  const autumn = page.getByRole('region', { name: 'Autumn' })
  await expect(autumn.getByRole('figure').filter({ hasText: 'A. Nother' })).toHaveCount(1)
  await expect(autumn.getByRole('figure').getByRole('link', licence)).toHaveCount(3)
  await expect(autumn.getByText('All photographs:')).toHaveCount(0)
  await expect(page.getByRole('figure').first().getByRole('link', licence)).toBeVisible()
  await spring
    .getByRole('link', { name: /Camellia japonica/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('link', licence)).toBeVisible()

  const gallery = site.origin + galleryAddress('plant', camellia[0])
  await page.goto(`${gallery}?season=spring&month=Mar-2025`)
  const month = page.getByRole('region', { name: 'March 2025' })
  await expect(month.getByRole('figure')).toHaveCount(12)
  await expect(month.getByRole('link', licence)).toHaveCount(1)
  await expect(month.getByText('All photographs:')).toBeVisible()
  await page.goto(`${gallery}?season=autumn`)
  await expect(page.getByRole('figure').getByRole('link', licence)).toHaveCount(3)

  await page.goto(site.origin + profileAddress('plant', bauhinia[0]))
  const winter = page.getByRole('region', { name: 'Winter' })
  await expect(winter.getByRole('figure').getByRole('link', licence)).toHaveCount(1)
  await expect(winter.getByText('All photographs:'), 'the only photograph').toHaveCount(0)
  expect(await site.stop()).toEqual([])
})
