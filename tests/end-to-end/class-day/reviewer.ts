/** Acts as the admin and the reviewer on laptops during the class day. */
import type { Page } from '@playwright/test'
import { ginkgo, grebe } from '../../harness/collections/field-species.ts'
import { confirm } from '../admin-pages.ts'
import { expect } from './class-site.ts'
import { pick } from './pupils.ts'

const pictures = (page: Page) => page.getByRole('region', { name: 'Unauthorized New Pictures' })

/** Gives a registered account the role of reviewer, as an admin. */
export async function appointReviewer(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/accounts?search=${username}`)
  await page.getByRole('button', { name: 'Make reviewer' }).click()
  await confirm(page, `Make ${username} a reviewer?`, 'Yes')
  await expect(page.getByText('Reviewer', { exact: true })).toBeVisible()
}

export async function openReview(page: Page): Promise<void> {
  await page.goto('/adminAuth')
  await expect(page.getByRole('article').first()).toBeFocused()
}

/** Approves the first card, which has the focus when the page opens. */
export async function approveNewSpecies(page: Page): Promise<void> {
  await page.keyboard.press('a')
  await expect(page.getByText('Post approved', { exact: true })).toBeVisible()
}

export async function correctSpecies(page: Page): Promise<void> {
  await pick(pictures(page).getByRole('combobox', { name: 'Species' }), ginkgo[0])
  await pictures(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Picture approved', { exact: true })).toBeVisible()
}

/** Requests changes with keys. The next card has the focus after the previous decision. */
export async function askForChanges(page: Page, remaining: number): Promise<void> {
  await expect(pictures(page).getByRole('article')).toBeFocused()
  await page.keyboard.press('c')
  await page.keyboard.type('Where is this?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(pictures(page).getByText(`${remaining} left`)).toBeVisible()
}

export async function moveToBird(page: Page, remaining: number): Promise<void> {
  await pick(pictures(page).getByRole('combobox', { name: 'Species' }), grebe[0])
  await pictures(page).getByLabel('Season or life stage').selectOption('Juvenile')
  await pictures(page).getByRole('button', { name: 'Approve' }).click()
  await expect(pictures(page).getByText(`${remaining} left`)).toBeVisible()
}

/** Selects all remaining pictures in the grid, and approves them with one key. */
export async function approveRest(page: Page, count: number): Promise<void> {
  await pictures(page).getByRole('button', { name: 'Select several' }).click()
  const tiles = pictures(page).getByRole('listitem')
  await pictures(page).getByRole('button', { name: 'Show more' }).click()
  await expect(tiles).toHaveCount(count)
  await pictures(page).getByLabel('Select all', { exact: true }).click()
  await page.keyboard.press('a')
  await expect(page.getByText('No unauthorized pictures')).toBeVisible()
}

/** Opens the request for withdrawal from the account menu, and withdraws the picture. */
export async function decideOnFace(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: /^To review/ }).click()
  const requests = page.getByRole('region', { name: 'Requests to withdraw' })
  await requests.getByRole('button', { name: 'Withdraw permanently' }).click()
  await expect(requests).toContainText('The picture is in the recycle bin.')
}
