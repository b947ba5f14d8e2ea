/**
 * Limits wrong passwords at the login. Attempts from a known device have a separate limit, so that guesses from
 * elsewhere do not block the owner. All other attempts share the limits of their account and network.
 */
import { usernameKey } from '../../../contract/schemas/accounts/accounts.ts'
import type { Database } from '../../database/connection.ts'
import { TooMany } from '../../kernel/http-error.ts'
import type { Network } from '../../kernel/network.ts'
import { type AttemptLimits, perKnownDevice } from './attempt-limits.ts'
import type { Attempts } from './attempts.ts'
import { findKnownDevice } from './known-devices.ts'

interface Needs {
  database: Database
  attempts: Attempts
  limits: AttemptLimits
}

interface Origin {
  network: Network
  deviceToken: string | undefined
}

export function createLoginAttempts({ database: { db }, attempts, limits }: Needs) {
  return {
    /**
     * Counts an attempt before the password is checked.
     * @returns a function that deletes the attempts for the account from this network and this device. The caller calls
     * the function if the password is right.
     * @throws {TooMany} 429
     */
    async take(username: string, { network, deviceToken }: Origin): Promise<() => Promise<void>> {
      const key = usernameKey(username)
      const accountAttempt = { topic: 'login', who: key, from: network } as const
      const device = deviceToken && (await findKnownDevice(db, deviceToken, key))
      const deviceAttempt = device
        ? ({ topic: 'login from a known device', who: `${key} ${device}` } as const)
        : undefined
      const countsForDevice =
        deviceAttempt && (await isAllowed(attempts.take(deviceAttempt, perKnownDevice)))
      if (!countsForDevice) await attempts.take(accountAttempt, limits.login)
      return async () => {
        await attempts.forget(accountAttempt)
        if (deviceAttempt) await attempts.forget(deviceAttempt)
      }
    },
  }
}

/** @returns false if the device's own limit is reached. The device then counts as an unknown device. */
async function isAllowed(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
