/**
 * Slows down guessing at the login without locking the owner out: an attempt from a device that the
 * account knows has an allowance of its own, any other shares those of its account and its network.
 */
import { usernameKey } from '../../../contract/schemas/accounts.ts'
import type { Database } from '../../database/connection.ts'
import { TooMany } from '../../kernel/http-error.ts'
import type { Network } from '../../kernel/network.ts'
import { type Allowances, perKnownDevice } from './allowances.ts'
import type { Attempts } from './attempts.ts'
import { findKnownDevice } from './known-devices.ts'

interface Needs {
  database: Database
  attempts: Attempts
  allowances: Allowances
}

interface From {
  network: Network
  deviceToken: string | undefined
}

export function createLoginAttempts({ database: { db }, attempts, allowances }: Needs) {
  return {
    /**
     * Counts an attempt as a wrong one until it succeeds.
     * @returns what to call when the password was right. @throws {TooMany} 429
     */
    async take(username: string, { network, deviceToken }: From): Promise<() => Promise<void>> {
      const who = usernameKey(username)
      const anywhere = { topic: 'login', who, from: network } as const
      const device = deviceToken && (await findKnownDevice(db, deviceToken, who))
      const known = device
        ? ({ topic: 'login from a known device', who: `${who} ${device}` } as const)
        : undefined
      const passes = known && (await mayTake(attempts.take(known, perKnownDevice)))
      if (!passes) await attempts.take(anywhere, allowances.login)
      return async () => {
        await attempts.forget(anywhere)
        if (known) await attempts.forget(known)
      }
    },
  }
}

/** A device that has used up its own allowance is treated as an unknown one. */
async function mayTake(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
