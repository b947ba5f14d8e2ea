/**
 * Sets up a new site. The set-up makes the first admin, keeps or removes the sample, and publishes the first texts and
 * settings.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ParsedInput } from '../../contract/calls/endpoints.ts'
import { usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import type { AttemptLimit, Attempts } from '../accounts/limits/attempts.ts'
import { findAccountByKey, siteHasAdmin } from '../accounts/repository.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Config } from '../config/config.ts'
import { settingsInForce } from '../config/live-config.ts'
import type { Content } from '../content/site-content.ts'
import type { Database } from '../database/connection.ts'
import { assertOnlySample, declineSample, hasSample } from '../import/sample/decline-sample.ts'
import type { CallContext } from '../kernel/call-context.ts'
import { HttpError } from '../kernel/http-error.ts'
import type { Store } from '../media/store/store.ts'
import type { SiteEditing } from '../site-editing/service.ts'
import { deleteKeys, isKey } from './keys.ts'

/** Limits of all attempts to set up the site, with a right or a wrong key. */
const perNetwork: AttemptLimit[] = [
  { by: ['network'], count: 20, within: 600_000 },
  { by: ['wider'], count: 60, within: 600_000 },
]

interface Needs {
  database: Database
  store: Store
  accounts: AccountService
  attempts: Attempts
  config: Config
  content: Pick<Content, 'site'>
  editing: Pick<SiteEditing, 'read' | 'save'>
}

type Answers = Pick<ParsedInput<'setup'>, 'name' | 'registration' | 'timeZone'>

export type Setup = ReturnType<typeof createSetup>

export function createSetup(needs: Needs) {
  const { database, store, accounts, attempts, config, content, editing } = needs
  const { db } = database

  /**
   * @returns the answers that differ from the settings in force
   * @throws {HttpError} 409 for an answer that differs from an environment variable
   */
  function changedSettingsOf({ registration, timeZone }: Answers) {
    const answers = new Map(Object.entries({ registration, timeZone }))
    const changedSettings: Record<string, string> = {}
    for (const { name, value, variable } of settingsInForce(config)) {
      const answer = answers.get(name)
      if (answer === undefined || answer === value) continue
      if (variable) {
        const message = `The variable ${variable} fixes this setting, so the setting cannot be chosen here`
        throw new HttpError(409, 'setting_fixed', message)
      }
      changedSettings[name] = answer
    }
    return changedSettings
  }

  /** Publishes the answers that differ from the current texts and settings. */
  async function publish(admin: { accountId: string }, { name, ...answers }: Answers) {
    if (name && !isDeepStrictEqual(name, content.site().name)) {
      const { value, revision } = await editing.read('site')
      await editing.save(admin, 'site', { ...(value ?? content.site()), name }, revision)
    }
    const changedSettings = changedSettingsOf(answers)
    if (Object.keys(changedSettings).length === 0) return
    const { value, revision } = await editing.read('settings')
    await editing.save(admin, 'settings', { ...value, ...changedSettings }, revision)
  }

  /** Signs in the first admin, who repeats the answers because an earlier attempt to store them failed. */
  async function signInAgain({ username, password }: ParsedInput<'setup'>, context: CallContext) {
    const account = await findAccountByKey(db, usernameKey(username))
    if (account?.role !== 'admin') throw isSetUp()
    return accounts.login({ username, password }, context)
  }

  return {
    async state() {
      const isNeeded = !(await siteHasAdmin(db))
      if (!isNeeded) return { needed: false, sample: false }
      const settings = settingsInForce(config).flatMap(({ name, ...otherFields }) =>
        name === 'registration' || name === 'timeZone' ? { name, ...otherFields } : [],
      )
      return { needed: true, sample: await hasSample(db), name: content.site().name, settings }
    },

    /**
     * Makes the first admin and stores the answers. The key stays valid until every answer is stored, so that the admin
     * can repeat the answers after a failure.
     * @returns the account and its tokens
     * @throws {HttpError} 400 for invalid answers; 401 for repeated answers with another password; 403 for a wrong key
     * @throws {HttpError} 409 for a site with an admin, a used name or a fixed setting; 429 after too many attempts
     * @throws {HttpError} 409 for a sample that is to be removed from a site with other content
     */
    async run(input: ParsedInput<'setup'>, context: CallContext) {
      const { key, username, password, sample } = input
      await attempts.take({ topic: 'setup', from: context.network }, perNetwork)
      const hasAdmin = await siteHasAdmin(db)
      if (!(await isKey(db, key))) {
        if (hasAdmin) throw isSetUp()
        const message = 'This address is no longer valid. Restart the site for a new address.'
        throw new HttpError(403, 'setup_key_wrong', message)
      }
      changedSettingsOf(input)
      if (sample === 'empty') await assertOnlySample(db)
      const session = hasAdmin
        ? await signInAgain(input, context)
        : await accounts.appointFirst({ username, password }, context)
      if (!session) throw isSetUp()
      // An interrupted removal continues at the next start.
      if (sample === 'empty') await declineSample({ database, store })
      await publish({ accountId: session.account.id }, input)
      await deleteKeys(db)
      return session
    },
  }
}

const isSetUp = () => new HttpError(409, 'set_up_already', 'This site already has an admin')
