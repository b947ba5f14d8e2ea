/** Runs a separate site for tests of admins. The site has two admins, and members who submit content. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { EndpointName, Output } from '../../contract/calls/endpoints.ts'
import { endpoints } from '../../contract/calls/endpoints.ts'
import type { Queues } from '../../contract/schemas/review.ts'
import { writeFieldCollection } from '../harness/collections/field-collection.ts'
import { paint } from '../harness/collections/field-pictures.ts'
import { camellia, grebe } from '../harness/collections/field-species.ts'
import { formBody } from '../harness/sites/members.ts'
import { type RunningSite, runSite } from '../harness/sites/running-site.ts'
import { openPage } from './kept-contexts.ts'
import { password } from './members.ts'
import { expect, test as readerTest } from './reader.ts'

export const admins = ['first-admin', 'second-admin'] as const

export type Person = Awaited<ReturnType<typeof openSession>>
type Files = Parameters<typeof formBody>[1]

interface ReviewFixtures {
  /** A new member. No submission is pending when the test begins. */
  member: Person
  /** Another new member. */
  stranger: Person
  /** Opens a page where this account is signed in. */
  pageOf: (username: string, options?: BrowserContextOptions) => Promise<Page>
}

export const test = readerTest.extend<ReviewFixtures, { site: RunningSite; admin: Person }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite(writeFieldCollection, { REGISTRATIONS_AN_HOUR: '1000' })
      for (const name of admins) await site.appoint(name, password)
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  admin: [
    async ({ site }, use) => {
      await use(await openSession(site.origin, 'login', admins[0]))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  // A test with a member begins with empty queues.
  member: async ({ site, admin }, use, { testId }) => {
    await rejectAll(admin)
    await use(await openSession(site.origin, 'register', `m-${testId.slice(-12)}-${Date.now()}`))
  },
  stranger: async ({ site }, use, { testId }) => {
    await use(await openSession(site.origin, 'register', `s-${testId.slice(-12)}-${Date.now()}`))
  },
  pageOf: async ({ reusedContexts, site, locale, viewport, colorScheme, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (username, options = {}) => {
      const look = { viewport, colorScheme, ...contextOptions, ...options }
      const context = await reusedContexts.take({
        ...look,
        locale,
        ...options,
        baseURL: site.origin,
      })
      contexts.push(context)
      await signIn(context, site.origin, username)
      const page = await openPage(context, look)
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // Tests of admins cause rejected calls.
        const isRejectedCall = /Failed to load resource/.test(message.text())
        if (message.type() === 'error' && !isRejectedCall) errors.push(message.text())
      })
      return page
    })
    for (const context of contexts) await reusedContexts.release(context)
    expect(errors, 'errors of the pages').toEqual([])
  },
})

export { expect }

async function signIn(context: BrowserContext, origin: string, username: string): Promise<void> {
  const data = { username, password }
  const answer = await context.request.post('/api/login', { data, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

/** Signs in or registers with a token, as a program does. @returns functions that send calls */
export async function openSession(origin: string, call: 'login' | 'register', username: string) {
  const body = JSON.stringify({ username, password })
  const type = 'application/json'
  const headers = { 'content-type': type }
  const response = await fetch(`${origin}/api/${call}`, { method: 'POST', body, headers })
  const { token } = (await response.json()) as { token: string }
  const authorization = `Bearer ${token}`

  async function resultOf<Result>(response: Response): Promise<Result> {
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`)
    return JSON.parse(text) as Result
  }
  const address = (name: EndpointName) => `${origin}/api${endpoints[name].path}`

  return {
    username,
    get: async <Result>(name: EndpointName, query: Record<string, string> = {}): Promise<Result> =>
      resultOf(
        await fetch(`${address(name)}?${new URLSearchParams(query)}`, {
          headers: { authorization },
        }),
      ),
    call: async <Result>(name: EndpointName, input: object): Promise<Result> => {
      const { method } = endpoints[name]
      const request = { method, body: JSON.stringify(input) }
      return resultOf(
        await fetch(address(name), {
          ...request,
          headers: { authorization, 'content-type': type },
        }),
      )
    },
    async form(name: EndpointName, fields: Record<string, string>, files?: Files) {
      const { payload, type } = await formBody(fields, files)
      const request = { method: 'POST', body: new Uint8Array(payload) }
      await resultOf(
        await fetch(address(name), {
          ...request,
          headers: { authorization, 'content-type': type },
        }),
      )
    },
  }
}

async function rejectAll(admin: Person): Promise<void> {
  const { requests } = await admin.get<Output<'withdrawals'>>('withdrawals')
  for (const { id } of requests) await admin.call('decideWithdrawal', { id, decision: 'withdraw' })
  const decision = false
  for (;;) {
    const { counts, ...queues } = await admin.get<Queues>('adminAuth')
    if (Object.values(counts).every((count) => count === 0)) return
    for (const { id, dbType } of queues.authPosts) {
      await admin.call(dbType === 'plant' ? 'handleEditDecision' : 'handleBirdEditDecision', {
        id,
        decision,
      })
    }
    for (const { id, dbType } of queues.newAuthPosts) {
      await admin.call(dbType === 'plant' ? 'newPostAuth' : 'newBirdPostAuth', { id, decision })
    }
    for (const { id } of queues.newCreationEntries) {
      await admin.call('newCreationAuth', { id, decision })
    }
    const ids = queues.newPictures.map(({ id }) => id)
    if (ids.length > 0) await admin.call('newPictureAuth', { ids, decision })
  }
}

let count = 0

/** Makes a picture that differs from all other pictures. */
export async function makePicture(width = 400, height = 300): Promise<Buffer> {
  count += 1
  const file = `${process.pid} ${count}`
  return paint({ kind: 'plant', file, latinName: '', date: '', location: '', width, height })
}

const namesOf = ([latinName, commonName, chineseName]: readonly [string, string, string]) => ({
  latinName,
  commonName,
  chineseName,
  originalLatin: latinName,
})

/** Sends content as a member or an admin. */
export const send = {
  plantEdit: (member: Person, texts: Record<string, string>) =>
    member.call('updateText', { ...namesOf(camellia), ...texts }),
  birdEdit: (member: Person, texts: Record<string, string>) =>
    member.call('birdUpdateText', { ...namesOf(grebe), ...texts }),
  plant(member: Person, latinName: string, otherFields: Record<string, string> = {}) {
    count += 1
    const names = { latinName, chineseName: `新种${count}`, commonName: latinName }
    return member.form('uploadPlant', { ...names, ...otherFields })
  },
  async pictures(member: Person, pictureCount = 1, otherFields: Record<string, string> = {}) {
    const files = await Promise.all(
      Array.from(
        { length: pictureCount },
        async (_, index) => [`${index}.jpg`, await makePicture()] as const,
      ),
    )
    const credits = { picPhotographer: 'Wang Xiaoming', picSetting: 'Roof', month: '2025-03-15' }
    const fields = { picEnglishName: camellia[0], picSeason: 'spring', ...credits, ...otherFields }
    await member.form('uploadPic', fields, { files })
  },
  async birdPictures(member: Person, pictureCount: number, otherFields: Record<string, string>) {
    for (let request = 0; request < pictureCount; request++) {
      const credits = { picPhotographer: 'Wang Xiaoming', picSetting: 'Roof', month: '2025-03-15' }
      const files = [['b.jpg', await makePicture()] as const]
      await member.form('uploadBirdPic', { ...credits, ...otherFields }, { files })
    }
  },
  async creation(member: Person) {
    const credits = { artist: 'Zhao Hui', artDate: '3-21-25', photographer: 'Li Wei' }
    const fields = {
      plant: camellia[0],
      ...credits,
      photoDate: '2025-03-20',
      artLocation: 'Art room',
    }
    const files = {
      pic: [['p.jpg', await makePicture()]],
      art: [['a.jpg', await makePicture(300, 400)]],
    }
    await member.form('uploadCreation', fields, files as never)
  },
}
