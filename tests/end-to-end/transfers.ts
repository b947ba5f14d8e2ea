/** Records the requests of a page and the bytes that they transfer. */

import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './hydrated.ts'

interface Transfer {
  url: string
  /** The type in the browser's developer tools: `Script`, `Image`, `Font` … */
  type: string
  bytes: number
}

/** Opens an address and waits until every request of the page has finished. @returns the requests with their bytes */
export async function transfersOf(page: Page, address: string): Promise<Transfer[]> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const transfers = new Map<string, Transfer>()
  const pendingRequests = new Set<string>()
  network.on('Network.requestWillBeSent', ({ requestId }) => pendingRequests.add(requestId))
  network.on('Network.loadingFailed', ({ requestId }) => pendingRequests.delete(requestId))
  network.on('Network.responseReceived', ({ requestId, response, type }) =>
    transfers.set(requestId, { url: response.url, type, bytes: 0 }),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
    pendingRequests.delete(requestId)
  })
  await page.goto(address)
  await waitForHydration(page, 'first view')
  await expect.poll(() => pendingRequests.size, 'requests without an answer').toBe(0)
  return [...transfers.values()]
}

/** The phone that Lighthouse simulates. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export const totalBytes = (transfers: Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

export const describeTransfers = (transfers: Transfer[]) =>
  transfers.map(({ bytes, url }) => `${bytes} ${url}`).join('\n')
