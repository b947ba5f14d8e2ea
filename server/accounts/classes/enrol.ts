/**
 * Creates accounts from a list of pupils, each with a link that sets its password, and renews the links of a class.
 * The class and the name identify a pupil, so a repeated list creates no account twice
 * (docs/decisions/0045-classes-and-accounts.md).
 */

import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '../../../contract/calls/endpoints.ts'
import { cardLinkDays, classNameMaximum } from '../../../contract/limits.ts'
import type { Card, LineProblem, PupilLine } from '../../../contract/schemas/accounts/classes.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { drawToken, hashOfToken } from '../../kernel/token.ts'
import { note, waitForTurn } from '../../ledger/ledger.ts'
import { looksLikeAdmin } from '../confusable-usernames.ts'
import { endOf } from '../last-day.ts'
import { insertAccount, insertReset } from '../repository.ts'
import { keyOf, type Pupil, problemOf, readPupils, toStoredName } from './pupil-list.ts'
import {
  type ClassAccount,
  listAccountsOfClass,
  listAccountsWithClass,
  updateClassColumns,
} from './repository.ts'
import { drawReadableUsername } from './usernames.ts'

type Enrolment = ParsedInput<'enrol'>

export function createEnrolment({
  database: { db },
  timeZone,
  drawUsername = drawReadableUsername,
}: {
  database: Database
  timeZone: string
  drawUsername?: () => string
}) {
  async function createAccounts(transaction: Queries, lines: PupilLine[], endsAt: string | null) {
    const cards: Card[] = []
    for (const line of lines) {
      if (line.outcome !== 'new') continue
      const { id, username } = await insertPupil(transaction, drawUsername)
      const { name, className } = line
      await updateClassColumns(transaction, id, {
        class_name: className,
        real_name: name,
        ends_at: endsAt,
      })
      cards.push({ username, name, className, path: await createLink(transaction, id) })
    }
    return cards
  }

  return {
    /**
     * @returns the outcome of each line, and the cards of the new accounts; a dry run creates no account
     * @throws {HttpError} 400 for a list that is too long, and for an invalid class name in the form
     */
    async enrol(caller: SignedIn, { list, className, endsOn, dryRun }: Enrolment) {
      const defaultClass = toStoredName(className)
      const problem = defaultClass && problemOf(className, 'class', classNameMaximum)
      if (problem) throw badClass(problem)
      const pupils = readPupils(list, defaultClass)
      const endsAt = endOf(endsOn, timeZone)
      if (dryRun) return { lines: plan(pupils, await listAccountsWithClass(db)), cards: [] }
      return db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction)
        const lines = plan(pupils, await listAccountsWithClass(transaction))
        const cards = await createAccounts(transaction, lines, endsAt)
        for (const [name, classCards] of Map.groupBy(cards, (card) => card.className)) {
          const subject = { kind: 'account', name, count: classCards.length } as const
          await note(transaction, { accountId: caller.accountId, action: 'enrol', subject })
        }
        return { lines, cards }
      })
    },

    /**
     * Makes new links for the active accounts of a class that have no password.
     * @returns the cards with the links
     * @throws {HttpError} 404 if the class has no such account
     */
    async renewCards(caller: SignedIn, className: string): Promise<Card[]> {
      return db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction)
        const accounts = await listAccountsOfClass(transaction, className)
        const now = await readInstant(transaction)
        const accountsWithoutPassword = accounts.filter(
          ({ password_hash, disabled_at, ends_at }) =>
            password_hash === '' && !disabled_at && !(ends_at && ends_at <= now),
        )
        if (accountsWithoutPassword.length === 0)
          throw notFound('Every active account of this class has a password')
        const cards: Card[] = []
        for (const { id, username, real_name: name } of accountsWithoutPassword) {
          cards.push({ username, name, className, path: await createLink(transaction, id) })
        }
        const subject = {
          kind: 'account',
          name: className,
          count: cards.length,
          note: 'link',
        } as const
        await note(transaction, { accountId: caller.accountId, action: 'reset', subject })
        return cards
      })
    },
  }
}

/** @returns the outcome for each pupil. A class keeps the spelling that its accounts have. */
function plan(pupils: Pupil[], accounts: ClassAccount[]): PupilLine[] {
  const classes = new Map(accounts.map(({ class_name }) => [keyOf(class_name), class_name]))
  const accountsByPupil = new Map(
    accounts.map((each) => [pupilKey(each.class_name, each.real_name), each]),
  )
  const seenKeys = new Set<string>()
  return pupils.map((pupil): PupilLine => {
    if (pupil.problem) return { ...pupil, outcome: 'problem' }
    const key = pupilKey(pupil.className, pupil.name)
    const className = classes.get(keyOf(pupil.className)) ?? pupil.className
    classes.set(keyOf(className), className)
    const account = accountsByPupil.get(key)
    const outcome = account ? 'exists' : seenKeys.has(key) ? 'repeated' : 'new'
    seenKeys.add(key)
    return { ...pupil, className, outcome, ...(account && { username: account.username }) }
  })
}

const pupilKey = (className: string, name: string) =>
  JSON.stringify([keyOf(className), keyOf(name)])

/**
 * Inserts an account to which nobody can sign in before its link sets a password. The random username is free and
 * does not resemble the username of an admin (security.md 69).
 */
async function insertPupil(db: Queries, drawUsername: () => string) {
  for (;;) {
    const id = randomUUID()
    const username = drawUsername()
    if (await looksLikeAdmin(db, username)) continue
    const row = { id, username, username_key: username, password_hash: '', role: 'member' } as const
    const created_at = await readInstant(db)
    if (await insertAccount(db, { ...row, disabled_at: null, created_at })) return row
  }
}

/** @returns the path of a new password link. Browsers do not send the fragment, so the token reaches no log. */
async function createLink(db: Queries, account_id: string): Promise<string> {
  const token = drawToken()
  const made_at = await readInstant(db)
  await insertReset(db, { token_hash: hashOfToken(token), account_id, made_at, days: cardLinkDays })
  return `/newPassword#${token}`
}

const badClass = (code: LineProblem) => new HttpError(400, code, 'This class name cannot be used')
