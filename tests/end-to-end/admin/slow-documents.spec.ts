/** Tests that a page for signed-in readers moves no content when its document arrives in pieces. */
import { profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightlyIf } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'
import { useSlowSite } from '../slow-network.ts'

const pages = [
  '/adminAuth',
  '/account',
  '/upload',
  '/upload?section=bird',
  '/upload?section=creations',
  '/editPage?name=Camellia%20japonica',
  '/admin',
  '/admin/accounts',
  '/admin/accounts/add',
  '/admin/activity',
  '/admin/bin',
  '/admin/characters',
  '/admin/names',
  '/admin/nominations',
  '/admin/sharedNames',
  '/admin/status',
  '/admin/tours',
  '/admin/site/site',
  '/admin/site/settings',
  '/admin/site/home',
  '/admin/site/about',
  '/admin/site/videos',
  '/admin/site/walks',
  '/admin/site/terms',
  profileAddress('plant', camellia[0]),
]

for (const address of pages) {
  test(
    `a slow document moves nothing: ${address}`,
    nightlyIf(address !== '/adminAuth'),
    async ({ pageOf, member, site }) => {
      await send.plantEdit(member, { location: 'North gate' })
      await send.pictures(member, 2)
      const page = await pageOf(admins[0])
      const shifts = await watchShifts(page.context())
      await useSlowSite(site.origin, async (slowOrigin) => {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const answer = await page.goto(`${slowOrigin}${address}`)
          expect(answer?.status()).toBe(200)
          await expect(page.getByRole('button', { name: /Account/ })).toBeVisible()
          // If the next navigation interrupted the loading of scripts, the page would report an error.
          await waitForHydration(page)
        }
      })
      expect(shifts()).toEqual([])
    },
  )
}
