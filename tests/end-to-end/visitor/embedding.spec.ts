/** Tests that another site can frame only the card of a species, as the oEmbed answer describes. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

test('shows a species in a page of another site', nightly, async ({ page, baseURL, tolerate }) => {
  tolerate(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  const profile = `${baseURL}${profileAddress('plant', camellia[0])}`
  await page.goto(profile)
  const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
  const { html } = await (await page.request.get(String(address))).json()
  const framesHtml = `${html}<iframe title="Whole page" src="${profile}"></iframe>`
  const otherSite = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!DOCTYPE html><html lang="en"><title>Another site</title>${framesHtml}</html>`)
  })
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`)
    const card = page.frameLocator('iframe').first()
    await expect(card.getByRole('heading', { level: 1 })).toContainText(camellia[0])
    await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^${profile}`))
    const picture = card.locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
    const blockedFrame = page.frames().find((frame) => frame.url().startsWith('chrome-error:'))
    expect(blockedFrame).toBeDefined()
  } finally {
    otherSite.closeAllConnections()
    otherSite.close()
  }
  const [, src] = /src="([^"]*)"/.exec(html) ?? []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(String(src))
    expect(await violations(page)).toEqual([])
  }
})
