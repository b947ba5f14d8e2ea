/**
 * Checks that a second process answers visitors like a process without caches after each change that visitors can see,
 * and as before after its undo. `npm test` tries one change of each action. The test fails for a new writing call until
 * the test tries the call, or lists the call as invisible to visitors.
 */

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { callsByKind } from '../../contract/calls/by-kind/visitor-calls.ts'
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type Kind, kindNames, kinds } from '../../contract/kinds.ts'
import { onSqlite, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { jsonOf, openSchool, type School } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { camphor, grebe, magnolia, mallard } from '../../tests/harness/sites/small-collection.ts'
import { richNames } from '../../tests/harness/undoable-changes/curation-changes.ts'
import {
  kindsOfChange,
  newNames,
  oneOfEachAction,
} from '../../tests/harness/undoable-changes/every-change.ts'
import { lastingChanges } from '../../tests/harness/undoable-changes/lasting-changes.ts'
import { readFurtherNames } from '../catalogue/repositories/names/further.ts'
import { readConfig } from '../config/config.ts'
import { addSetting } from '../database/setting.ts'
import { openNameLists } from '../names/name-lists.ts'
import { searchWordsOf } from '../names/search-words.ts'
import { issueSetupAddress } from '../setup/address.ts'

const isBuilt = existsSync('build/server/index.js')

const names: Record<Kind, readonly string[]> = {
  plant: [magnolia[0], camphor[0], ...newNames.plant, ...richNames.plant],
  bird: [grebe[0], mallard[0], ...newNames.bird, ...richNames.bird],
}
/** The species that most changes affect. The test reads only the profiles of the other species. */
const editedSpecies = kindNames.map((kind) => ({ kind, name: names[kind][0] ?? '' }))

/** The inputs of calls of visitors. A compared call that is missing here gets one empty input. */
const inputs: Partial<Record<EndpointName, object[]>> = {
  syncPlantInfo: names.plant.map((postName) => ({ postName })),
  syncBirdInfo: names.bird.map((postName) => ({ postName })),
  getPics: editedSpecies.map(({ kind, name }) => ({ kind, plant: name })),
  getPicsAndArts: editedSpecies.map(({ kind, name }) => ({ kind, plant: name })),
  identifySpecies: editedSpecies.map(({ kind, name }) => ({ species: [{ kind, name }] })),
  searchSpecies: kindNames.map((kind) => ({ kind, q: '', page: 1 })),
  inSeason: kindNames.map((kind) => ({ kind, month: 3, page: 1 })),
  pictureOfWeek: kindNames.map((kind) => ({ kind })),
}

/** Calls of visitors that `answersOf` leaves out. The calls in the first line return no part of the catalogue. */
const notCompared = new Set<string>([
  ...['refresh', 'login', 'logout', 'register', 'resetPassword', 'tourSignUp', 'openapi.json'],
  // These calls answer with a random picture, the walks of the test's content, or the files of a walk. `answersOf`
  // requests the profiles among these files separately.
  ...['db2Alt', 'db2AltBird', 'walks', 'walk', 'walkFiles'],
  // A search thread answers these calls, and starting a thread for each change would take most of the time. The test
  // therefore builds the expected words itself. Suggestions use the same list as the words.
  ...['searchWords', 'searchBirdWords', 'suggestNames'],
])

/** Calls that write, with the reason why a visitor sees no difference. */
const invisibleChanges: Partial<Record<EndpointName, string>> = {
  login: 'begins a session',
  logout: 'ends a session',
  register: 'adds an account',
  changePassword: 'changes an account',
  endSession: 'ends a session',
  enrol: 'adds accounts',
  classCards: 'makes links for accounts',
  setDisabled: 'changes an account',
  endSessionsOf: 'ends sessions',
  passwordLink: 'makes a link for an account',
  resetPassword: 'changes an account',
  tourSignUp: 'adds a sign-up that admins see',
  removeTourSignUp: 'removes a sign-up that admins see',
  resubmit: 'changes a pending submission',
  submissionsSeen: 'changes an account',
  siteFile: 'stores a file that no page names yet',
  loadReference: 'loads names that forms complete for members',
  purge: 'deletes content that visitors no longer see',
  backupNow: 'writes an archive',
  dismissChecklist: 'hides a list from admins',
  confirmRights: 'ticks a step for admins',
}
/** Calls that only read, although their input is a body. */
const readingCalls = new Set<string>([
  ...['syncPlantInfo', 'syncBirdInfo', 'identifySpecies', 'getPics', 'getPicsAndArts'],
  ...['knownPictures', 'adminView', 'previewSitePart', 'sitePreview'],
])

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][]

test('tries every call that writes, or lists it as invisible to visitors', () => {
  const writingCalls = rows.flatMap(([name, { method }]) =>
    method === 'GET' || readingCalls.has(name) ? [] : [name],
  )
  const triedCalls = new Set<EndpointName>([
    ...[...kindsOfChange, ...lastingChanges].map(({ call }) => call),
    ...(['undoChange', 'undoWithdrawal', 'setup'] as const),
  ])
  const listedCalls = [...triedCalls, ...Object.keys(invisibleChanges)]
  expect(writingCalls.toSorted()).toEqual(listedCalls.toSorted())
})

const pages = editedSpecies.flatMap(({ kind, name }) => [
  `${kinds[kind].profile}/${name.replaceAll(' ', '_')}`,
  ...dose([], [kinds[kind].database, kinds[kind].glossary]),
])

/** @returns the answers to a visitor, by their requests */
async function answersOf(site: Site): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [name, { allow, method, path: address }] of rows) {
    if (allow !== 'visitor' || notCompared.has(name)) continue
    for (const input of inputs[name] ?? [{}]) {
      const query = new URLSearchParams(input as Record<string, string>)
      const { statusCode, body } =
        method === 'GET'
          ? await site.get(`/api${address}?${query}`)
          : await site.post(`/api${address}`, input)
      answers[`${name} ${query}`] = `${statusCode} ${body}`
    }
  }
  for (const page of isBuilt ? ['/home', '/creation', ...pages] : []) {
    const { statusCode, body } = await site.get(page)
    answers[page] = `${statusCode} ${body}`
  }
  return answers
}

/** Pupils are credited by their class, so that visitors see changes of classes. */
const settings = { CREDIT_PUPILS: 'class' }

async function openFurtherSite(database: TestDatabase): Promise<Site> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-second-'))
  database.closeFirst(() => rm(dataFolder, { recursive: true, force: true }))
  const environment = { ...database.environment, DATA_DIR: dataFolder }
  return openSite({ ...database, dataFolder, environment }, { pages: isBuilt, settings })
}

/** Opens a site with caches of its own over the same database, like a second process. */
async function openSecondSite(database: TestDatabase) {
  const secondSite = await openFurtherSite(database)
  const wordsOf = async (kind: Kind) =>
    jsonOf(await secondSite.get(`/api${endpoints[callsByKind[kind].words].path}`))
  async function expectedWords(kind: Kind): Promise<object> {
    const { names: list } = await openNameLists(database.db).of(kind)
    const further = await Array.fromAsync(readFurtherNames(database, kind))
    return JSON.parse(JSON.stringify(searchWordsOf(list, further.flat())))
  }
  async function expectRightWords() {
    for (const kind of kindNames) expect(await wordsOf(kind)).toEqual(await expectedWords(kind))
  }
  return {
    /** @returns the answers to a visitor */
    async fillCaches() {
      for (const kind of kindNames) await wordsOf(kind)
      return answersOf(secondSite)
    },
    /** Compares the answers with the answers of a process without caches. @returns the answers */
    async expectRightAnswers() {
      const withoutCaches = await openFurtherSite(database)
      const answers = await answersOf(secondSite)
      expect(answers).toEqual(await answersOf(withoutCaches))
      await withoutCaches.close()
      await expectRightWords()
      return answers
    },
    /**
     * Compares the answers with the answers before a change that was undone, because a process without caches takes
     * longer.
     */
    async expectAnswers(earlierAnswers: Record<string, string>) {
      expect(await answersOf(secondSite)).toEqual(earlierAnswers)
      await expectRightWords()
    },
  }
}

onSqlite((open) => {
  let school: School
  let second: Awaited<ReturnType<typeof openSecondSite>>
  beforeAll(async () => {
    const database = await open()
    school = await openSchool(database, settings)
    second = await openSecondSite(database)
  })

  test.each(dose(oneOfEachAction, kindsOfChange))('$title', async ({ call, prepare, make }) => {
    const prepared = await prepare(school)
    const before = await second.fillCaches()
    const answer = jsonOf(await make(school, prepared))
    await second.expectRightAnswers()
    const { entries } = jsonOf(await school.teacher.get('/api/activity'))
    const id =
      answer.changeId ?? answer.decided?.[0].changeId ?? answer.files?.[0].changeId ?? entries[0].id
    // This undo also restores the site for the next change.
    if (call === 'requestWithdrawal') jsonOf(await school.lin.call('undoWithdrawal', { id }))
    else jsonOf(await school.teacher.call('undoChange', { id }))
    await second.expectAnswers(before)
  })

  test.each(lastingChanges)('$title', async ({ prepare, make }) => {
    const prepared = await prepare(school)
    const before = await second.fillCaches()
    jsonOf(await make(school, prepared))
    expect(await second.expectRightAnswers()).not.toEqual(before)
  })

  test('set up a site without its sample, and with another name', async () => {
    const database = await open()
    const site = await openSite(database, { settings })
    await site.addSpecies('plant', ['Ginkgo biloba', 'Ginkgo', '银杏'])
    await addSetting(database.db, 'sample', 'loaded')
    const newSite = await openSecondSite(database)
    const before = await newSite.fillCaches()
    const key = (await issueSetupAddress(database.db, readConfig({})))?.split('#')[1] ?? ''
    const name = { en: 'Reed Bank', zh: '芦岸' }
    const admin = { username: 'teacher', password: '疏影横斜水清浅，暗香浮动' }
    jsonOf(await site.post('/api/setup', { ...admin, key, name, sample: 'empty' }))
    const after = await newSite.expectRightAnswers()
    const requests = Object.keys(after).filter((request) => after[request] !== before[request])
    expect(requests).toEqual(expect.arrayContaining(['setupState ', 'userInfoGlossary ']))
  })
})
