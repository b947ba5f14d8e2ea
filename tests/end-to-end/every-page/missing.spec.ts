/** Tests unknown addresses, misspelt addresses, and other spellings of known addresses. */
import { bauhinia, camellia, grebe, hibiscus } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const gallery = '/search/Camellia_japonica/gallery'

test(
  'answers an unknown path with 404, the search and the main pages',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    const response = await page.goto('/no/such/place')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('There is no such page')
    const main = page.getByRole('main')
    await expect(main.getByRole('combobox')).toBeVisible()
    for (const [name, address] of [
      ['Plants', '/databasePlant'],
      ['Birds', '/databaseBird'],
      ['Campus walks', '/aboutUs#walks'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
    }
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle('Database 植物数据库')
  },
)

test('answers an unknown species with 404 and the nearest names', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const { address, nearest } of [
    { address: '/search/Camelia_japonika', nearest: camellia },
    { address: '/searchBird/Tachybaptus', nearest: grebe },
    { address: '/search/Hibiscus_rosa-sinensi/gallery', nearest: hibiscus },
  ]) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1, name: 'No species under this name' })
    await expect(heading).toBeVisible()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await page.getByRole('main').getByRole('link').filter({ hasText: nearest[2] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nearest[0])
    await expect(page).toHaveTitle(nearest.join(' · '))
  }
})

test('answers an invalid name with 404', nightly, async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const address of ['/search/%0d%0a', '/searchBird/%00', '/search/%0d%0a/gallery']) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No species under this name')
  }
})

test(
  'shows the message about an unknown name again when the reader goes back',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    await page.goto('/search/Camelia_japonika')
    await page.goto('/')
    await page.goBack()
    await expect(page).toHaveTitle('No species under this name')
    await expect(page.getByText('“Camelia japonika” is not recorded here.')).toBeVisible()
  },
)

test('redirects other spellings to the address of the species with 301', async ({
  page,
  request,
}) => {
  const hybrid = encodeURIComponent(bauhinia[0].replaceAll(' ', '_'))
  for (const [address, ownAddress] of [
    ['/search/camellia%20JAPONICA', '/search/Camellia_japonica'],
    ['/search/camellia_japonica/gallery?season=winter', `${gallery}?season=winter`],
    ['/searchBird/tachybaptus_RUFICOLLIS', '/searchBird/Tachybaptus_ruficollis'],
    ['/search/bauhinia_%C3%97_blakeana', `/search/${hybrid}`],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(ownAddress)
    await page.goto(address)
    await expect(page).toHaveURL(ownAddress)
  }
})

test('answers 404 for a species of the other kind', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  const response = await page.goto('/search/Tachybaptus_ruficollis')
  expect(response?.status()).toBe(404)
})
