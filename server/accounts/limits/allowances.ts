/**
 * How many attempts are allowed, from the size of the school: the people who share one address. The
 * reasons are in docs/decisions/0029-limits-for-a-school.md.
 */
import type { Allowance } from './attempts.ts'

const minutes = (count: number) => count * 60_000

/** Wrong passwords for one account: from one network, and slowly from all of them together. */
const perAccount: Allowance[] = [
  { by: ['who', 'network'], count: 10, within: minutes(10) },
  { by: ['who'], count: 50, within: minutes(60) },
]

/** A known device is counted alone, so that guesses from elsewhere do not stop it. */
export const perKnownDevice: Allowance[] = [{ by: ['who'], count: 20, within: minutes(60) }]

/** A signed-in caller who changes the password has to know the old one. */
export const perPasswordChange: Allowance[] = [{ by: ['who'], count: 10, within: minutes(10) }]

/** @param registrationsAnHour of one network, where it is not the size of the school */
export function allowancesFor(schoolSize: number, registrationsAnHour = schoolSize) {
  // A school of 300: 25 accounts and 60 wrong passwords that nobody put right.
  const accounts = Math.max(10, Math.ceil(schoolSize / 12))
  const passwords = Math.max(20, Math.ceil(schoolSize / 5))
  const perNetwork: Allowance[] = [
    { by: ['network'], count: accounts, within: minutes(10), distinct: true },
    { by: ['network'], count: passwords, within: minutes(10) },
    { by: ['wider'], count: 2 * accounts, within: minutes(10), distinct: true },
    { by: ['wider'], count: 2 * passwords, within: minutes(10) },
  ]
  return {
    login: [...perAccount, ...perNetwork],
    register: shared(registrationsAnHour),
    tour: shared(passwords),
  }
}

/** One network may use a quarter of what the whole site allows in an hour, an IPv6 /48 half of it. */
function shared(ofOneNetwork: number): Allowance[] {
  const within = minutes(60)
  return [
    { by: ['network'], count: ofOneNetwork, within },
    { by: ['wider'], count: 2 * ofOneNetwork, within },
    { by: [], count: 4 * ofOneNetwork, within },
  ]
}

export type Allowances = ReturnType<typeof allowancesFor>
