/** Sets up a new site: makes its first admin and decides on the sample. */
import type { ParsedInput } from '../../contract/endpoints.ts'
import type { AttemptLimit, Attempts } from '../accounts/limits/attempts.ts'
import { anyAdmin } from '../accounts/repository.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Database } from '../database/connection.ts'
import { assertOnlySample, declineSample, hasSample } from '../import/sample/decline-sample.ts'
import type { Exchange } from '../kernel/exchange.ts'
import { HttpError } from '../kernel/http-error.ts'
import type { Store } from '../media/store/store.ts'
import { forgetKeys, isKey } from './keys.ts'

/** Attempts with wrong keys, which no person makes often. */
const perNetwork: AttemptLimit[] = [
  { by: ['network'], count: 20, within: 600_000 },
  { by: ['wider'], count: 60, within: 600_000 },
]

interface Needs {
  database: Database
  store: Store
  accounts: AccountService
  attempts: Attempts
}

export type Setup = ReturnType<typeof createSetup>

export function createSetup({ database, store, accounts, attempts }: Needs) {
  const { db } = database
  return {
    async state() {
      const isNeeded = !(await anyAdmin(db))
      return { needed: isNeeded, sample: isNeeded && (await hasSample(db)) }
    },

    /**
     * @returns the account and its tokens
     * @throws {HttpError} 400; 403 with a wrong key; 409 if there is an admin or content besides the sample; 429
     */
    async run({ key, username, password, sample }: ParsedInput<'setup'>, exchange: Exchange) {
      if (await anyAdmin(db)) throw isSetUp()
      await attempts.take({ topic: 'setup', from: exchange.network }, perNetwork)
      if (!(await isKey(db, key))) {
        const message = 'This address is not valid any more. Start the site again for a new one.'
        throw new HttpError(403, 'setup_key_wrong', message)
      }
      if (sample === 'empty') await assertOnlySample(db)
      const made = await accounts.appointFirst({ username, password }, exchange)
      if (!made) throw isSetUp()
      await forgetKeys(db)
      // The admin exists now. An interrupted removal continues at the next start.
      if (sample === 'empty') await declineSample({ database, store })
      return made
    },
  }
}

const isSetUp = () => new HttpError(409, 'set_up_already', 'This site has an admin already')
