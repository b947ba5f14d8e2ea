/** Simulates parts of an ordinary day of a site: the sample, an import and crawls. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentOf, type RunningSite } from '../site/made-site.ts'

/** Resolves when the site has loaded its sample. */
export async function waitForSample({ process: { stdout } }: RunningSite): Promise<void> {
  for (;;) {
    const [text] = (await once(stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    if (String(text).includes('The sample collection is complete')) return
  }
}

/** Imports a collection like `npm run import`, while the site runs. */
export async function importWhileRunning(data: string, collection: string): Promise<void> {
  const command = spawn(process.execPath, ['server/import/main.ts', collection], {
    env: environmentOf(data),
    stdio: 'ignore',
  })
  // The code is 1 if some rows were rejected.
  const [code] = await once(command, 'exit')
  if (code > 1) throw new Error(`The import ended with exit code ${code}`)
}

/** @returns the address of every page of the sitemap */
export async function addressesOf({ address }: RunningSite): Promise<string[]> {
  const parts = locations(await textOf(`${address}/sitemap.xml`))
  const lists = await Promise.all(parts.map(async (part) => locations(await textOf(part))))
  return lists.flat()
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

/**
 * Fetches all addresses with several connections.
 * @param token the token of a member; without a token, the site answers from the cached pages of visitors
 */
export async function fetchAll(
  addresses: readonly string[],
  connections: number,
  token?: string,
): Promise<void> {
  const remaining = [...addresses].reverse()
  const fetchNext = async () => {
    for (let address = remaining.pop(); address; address = remaining.pop())
      await textOf(address, token)
  }
  await Promise.all(Array.from({ length: connections }, fetchNext))
}

async function textOf(address: string, token?: string): Promise<string> {
  const response = await fetch(address, {
    headers: { 'accept-encoding': 'gzip', ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
