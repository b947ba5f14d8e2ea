/** Tests that decisions and undos with late answers cause no layout shift in the queues. */
import type { Page } from '@playwright/test'
import type { Queues } from '../../../contract/schemas/review.ts'
import { newPlant } from '../admin-pages.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { nightlyIf } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

/** Milliseconds before each answer. Browsers count a shift that comes 500 ms or more after a press. */
const answerDelay = 1500

const queueOf = (page: Page, name: string) => page.getByRole('region', { name })

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
})) {
  test(
    `late decisions and undos on a ${device} cause no layout shift`,
    nightlyIf(device === 'desktop'),
    async ({ member, admin, pageOf }) => {
      await send.pictures(member, 2)
      const { newPictures } = await admin.get<Queues>('adminAuth')
      const [published] = newPictures
      await admin.call('newPictureAuth', { ids: [published?.id], decision: 'approve' })
      await member.call('requestWithdrawal', { id: published?.id, reason: 'face' })
      await send.plantEdit(member, { location: 'Bed 1' })
      await send.plantEdit(member, { location: 'Bed 2' })
      // A note about the recorded species, whose name differs by one letter, comes late.
      await newPlant(admin, `Nova tarda ${device}`)
      const species = `Nova tarta ${device}`
      await send.plant(member, species)
      await send.pictures(member, 1, { picEnglishName: species })

      const page = await pageOf(admins[0], { viewport })
      const shifts = await watchShifts(page.context())
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, answerDelay))
        await route.continue()
      })
      await page.goto('/adminAuth')
      await waitForHydration(page)

      const newPosts = queueOf(page, 'Unauthorized New Posts')
      await expect(newPosts.getByRole('link', { name: `Nova tarda ${device}` })).toBeVisible()

      // Earlier requests on this site may be open too.
      const requests = queueOf(page, 'Requests to withdraw')
        .getByRole('listitem')
        .filter({ hasText: member.username })
      await requests.getByRole('button', { name: /Show again/ }).click()
      await requests.getByRole('button', { name: 'Undo' }).click()
      await expect(requests.getByRole('button', { name: /Show again/ })).toBeVisible()

      await newPosts.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(newPosts.getByText(/picture/)).toBeVisible()
      await newPosts.getByRole('button', { name: /^Undo/ }).click()
      await expect(newPosts.getByRole('article')).toBeVisible()

      const edits = queueOf(page, 'Unauthorized Changes')
      await edits.getByRole('button', { name: 'Approve', exact: true }).click()
      await edits.getByRole('button', { name: /^Undo/ }).click()
      await expect(edits.getByRole('article')).toBeVisible()
      await page.waitForTimeout(answerDelay)
      expect(shifts()).toEqual([])
    },
  )
}
