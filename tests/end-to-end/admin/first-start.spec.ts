/** Tests a new site in the browser, from its setup address to its first backup and check, on a phone and a desktop. */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { password } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { newSite } from '../sites/new-site.ts'
import { expect } from '../watched.ts'

newSite(
  'the first admin sets up, backs up and checks the site',
  nightly,
  async ({ page, site, tolerate }) => {
    tolerate(/400 \(Bad Request\).*\/api\/setup/)
    // The output of this site is not a terminal, so the output contains no key.
    expect(site.output().join('\n')).toContain('npm run setup-address')
    expect(site.output().join('\n')).not.toContain('/setup#')
    const address = await site.setupAddress()

    await page.goto('/setup')
    await expect(page.getByText('including everything after #')).toBeVisible()
    await page.goto('/')
    await page.goto(address)
    await page.getByLabel('Username').fill('teacher')
    await page.getByLabel('Password').fill('password1')
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByText('This password is too common')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Name of the site · English').fill('Reed Bank')
    await page.getByLabel('Name of the site · Chinese').fill('芦岸')
    await page.getByLabel('Time zone').fill('Moon/Sea')
    await page.getByLabel('Registration').selectOption('Closed: admins create the accounts')
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(
      /This is not a time zone/,
    )
    await page.getByLabel('Time zone').fill('Europe/Stockholm')
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByText('The site is yours, teacher.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflowingElements(page)).toEqual([])

    await page.getByRole('link', { name: 'Go to the administration' }).click()
    await expect(page.getByRole('banner')).toContainText('Reed Bank')
    // Before hydration, the page only stores a press on a button, and repeats the press later.
    await waitForHydration(page)
    const steps = page.getByRole('region', { name: /First steps/ })
    await expect(steps.getByRole('listitem').filter({ hasText: 'name' })).toContainText('done')
    await steps.getByRole('button', { name: 'The texts fit our school' }).click()
    const rights = steps.getByRole('listitem').filter({ hasText: 'rights' })
    await expect(rights).toContainText('done')
    await expect(rights.getByRole('link')).toHaveAttribute('href', '/rights')
    await expect(steps.getByRole('link', { name: 'Add the first species' })).toBeVisible()
    await steps.getByRole('link', { name: 'Make the first backup' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Site status' })).toBeVisible()
    await expect(page.getByText('There is no backup yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(page.getByText(/The last backup here ended on/)).toBeVisible()
    await expect(page.getByText('There is no backup yet.')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download the backup of/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.tar$/)
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText(/found nothing broken/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await violations(page, 'look')).toEqual([])

    await page.goto('/admin')
    await expect(steps.getByRole('listitem').filter({ hasText: 'backup' })).toContainText('done')
    await steps.getByRole('button', { name: 'Hide this list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide the first steps?' })
    await dialog.getByRole('button', { name: 'Hide this list' }).click()
    await expect(steps).toHaveCount(0)
    await page.goto(address)
    await expect(page.getByText('This site already has an admin.')).toBeVisible()
  },
)
