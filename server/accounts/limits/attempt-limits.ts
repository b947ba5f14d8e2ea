/**
 * Computes the limits of attempts from the size of the school, which is the number of people who share one address.
 * The file docs/decisions/0029-limits-for-a-school.md gives the reasons.
 */
import type { AttemptLimit } from './attempts.ts'

const minutes = (count: number) => count * 60_000

/** Limits wrong passwords for one account, from one network and from all networks together. */
const perAccount: AttemptLimit[] = [
  { by: ['who', 'network'], count: 10, within: minutes(10) },
  { by: ['who'], count: 50, within: minutes(60) },
]

/** Limits wrong passwords from a known device separately, so that guesses from elsewhere do not block the device. */
export const perKnownDevice: AttemptLimit[] = [{ by: ['who'], count: 20, within: minutes(60) }]

/** Limits wrong current passwords of a signed-in caller who changes the password. */
export const perPasswordChange: AttemptLimit[] = [{ by: ['who'], count: 10, within: minutes(10) }]

/** Limits the requests of a member to withdraw pictures, because each request hides a picture at once. */
export const perWithdrawal: AttemptLimit[] = [{ by: ['who'], count: 100, within: minutes(60) }]

/** @param registrationsAnHour the limit of one network; by default the size of the school */
export function attemptLimitsFor(schoolSize: number, registrationsAnHour = schoolSize) {
  // For a school of 300, the limits of a network in ten minutes are 25 accounts and 60 wrong passwords. A login removes
  // the failures of its account from the count.
  const accounts = Math.max(10, Math.ceil(schoolSize / 12))
  const passwords = Math.max(20, Math.ceil(schoolSize / 5))
  const perNetwork: AttemptLimit[] = [
    { by: ['network'], count: accounts, within: minutes(10), distinct: true },
    { by: ['network'], count: passwords, within: minutes(10) },
    { by: ['wider'], count: 2 * accounts, within: minutes(10), distinct: true },
    { by: ['wider'], count: 2 * passwords, within: minutes(10) },
  ]
  return {
    login: [...perAccount, ...perNetwork],
    register: hourlyLimits(registrationsAnHour),
    tour: hourlyLimits(passwords),
  }
}

/** One network may use a quarter of the whole site's limit in an hour, and an IPv6 /48 may use half. */
function hourlyLimits(ofOneNetwork: number): AttemptLimit[] {
  const within = minutes(60)
  return [
    { by: ['network'], count: ofOneNetwork, within },
    { by: ['wider'], count: 2 * ofOneNetwork, within },
    { by: [], count: 4 * ofOneNetwork, within },
  ]
}

export type AttemptLimits = ReturnType<typeof attemptLimitsFor>
