/** Addresses that lead nowhere, almost somewhere, or somewhere under another spelling. */
import { bauhinia, camellia, grebe, hibiscus } from '../../harness/collections/field-species.ts'
import { expect, test } from '../watched.ts'

const gallery = '/search/Camellia_japonica/gallery'

test('any other path is a 404 with a way home', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  const response = await page.goto('/no/such/place')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('There is no such page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Database 植物数据库')
})

test('an unknown species is a 404 that offers the nearest names', async ({ page, tolerate }) => {
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

test('an address that can be no name is a 404 like any other', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const address of ['/search/%0d%0a', '/searchBird/%00', '/search/%0d%0a/gallery']) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No species under this name')
  }
})

test('an unknown name reached by a link within the site is told the same way', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/)
  await page.goto('/search/Camelia_japonika')
  await page.goto('/')
  await page.goBack()
  await expect(page).toHaveTitle('No species under this name')
  await expect(page.getByText('“Camelia japonika” is not recorded here.')).toBeVisible()
})

test('other spellings are sent to the own address of a species for good', async ({
  page,
  request,
}) => {
  const hybrid = encodeURIComponent(bauhinia[0].replaceAll(' ', '_'))
  for (const [asked, own] of [
    ['/search/camellia%20JAPONICA', '/search/Camellia_japonica'],
    ['/search/camellia_japonica/gallery?season=winter', `${gallery}?season=winter`],
    ['/searchBird/tachybaptus_RUFICOLLIS', '/searchBird/Tachybaptus_ruficollis'],
    ['/search/bauhinia_%C3%97_blakeana', `/search/${hybrid}`],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(own)
    await page.goto(asked)
    await expect(page).toHaveURL(own)
  }
})

test('a species of the other kind is not found under this one', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  const response = await page.goto('/search/Tachybaptus_ruficollis')
  expect(response?.status()).toBe(404)
})
