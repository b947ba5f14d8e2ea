/** Performs, undoes and lists class acts, which disable, enable or move classes or set their last day. */
import { randomUUID } from 'node:crypto'
import { classActsShown, classNameMaximum } from '../../../contract/limits.ts'
import type {
  ClassAct,
  ClassStep,
  StepOutcome,
} from '../../../contract/schemas/accounts/classes.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { postingTime } from '../../kernel/dates.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { note, waitForTurn } from '../../ledger/ledger.ts'
import { looksLikeAdmin } from '../confusable-usernames.ts'
import { endOf } from '../last-day.ts'
import { endAccess } from '../service.ts'
import { problemOf, toStoredName } from './pupil-list.ts'
import * as repository from './repository.ts'

type Columns = repository.ClassColumns

interface Change {
  id: string
  before: Columns
  after: Columns
}

export function createClassActs({
  database: { db },
  timeZone,
}: {
  database: Database
  timeZone: string
}) {
  /** Plans all steps from the accounts as they are before any change, so that two classes can swap their names. */
  async function plan(queries: Queries, steps: ClassStep[]) {
    const now = await readInstant(queries)
    const plans: { outcome: StepOutcome; changes: Change[] }[] = []
    for (const step of steps) {
      const accounts = await repository.listAccountsOfClass(queries, step.className)
      if (accounts.length === 0) throw notFound(`There is no class ${step.className}`)
      const changes: Change[] = []
      for (const account of accounts) {
        const before = columnsOf(account)
        const after = await columnsAfter(queries, step, account, now)
        if (!haveSameColumns(before, after)) changes.push({ id: account.id, before, after })
      }
      const { className, act } = step
      // Disabling leaves the last day as it is.
      const endsOn = act === 'disable' ? null : (step.endsOn ?? null)
      const outcome = {
        ...{ className, act, to: act === 'move' ? toStoredName(step.to) : '', endsOn },
        ...{ accounts: changes.length, unchanged: accounts.length - changes.length },
      }
      plans.push({ outcome, changes })
    }
    return plans
  }

  /** @returns the columns that the account has after the step */
  async function columnsAfter(
    queries: Queries,
    { act, to, endsOn }: ClassStep,
    account: repository.ClassAccount,
    now: string,
  ): Promise<Columns> {
    const before = columnsOf(account)
    const isAdmin = account.role === 'admin'
    const ends_at = isAdmin || !endsOn ? before.ends_at : endOf(endsOn, timeZone)
    if (act === 'disable') {
      return { ...before, disabled_at: isAdmin ? before.disabled_at : (before.disabled_at ?? now) }
    }
    if (act === 'enable') {
      const disabled_at = (await mayBeEnabled(queries, account)) ? null : before.disabled_at
      return { ...before, ends_at, disabled_at }
    }
    return { ...before, ends_at, ...(act === 'move' && { class_name: toStoredName(to) }) }
  }

  return {
    /**
     * @returns the outcome of each step, and the id of the act; the id is null for a dry run
     * @throws {HttpError} 400 for an invalid class name or a class with two steps; 404 for an unknown class
     */
    async change(caller: SignedIn, steps: ClassStep[], dryRun: boolean) {
      for (const { act, to } of steps) {
        const problem = act === 'move' && problemOf(to, 'class', classNameMaximum)
        if (problem) throw new HttpError(400, problem, 'This class name cannot be used')
      }
      if (new Set(steps.map((step) => step.className)).size < steps.length) {
        throw new HttpError(400, 'class_twice', 'A class can be named only once')
      }
      const outcomesOf = (plans: { outcome: StepOutcome }[]) => plans.map(({ outcome }) => outcome)
      if (dryRun) return { steps: outcomesOf(await plan(db, steps)), actId: null }
      return db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction)
        const plans = await plan(transaction, steps)
        const changes = plans.flatMap((each) => each.changes)
        for (const each of changes) await applyChange(transaction, each.id, each.before, each.after)
        const actId = randomUUID()
        await repository.insertAct(transaction, {
          id: actId,
          at: await readInstant(transaction),
          account_id: caller.accountId,
          steps: JSON.stringify(outcomesOf(plans)),
          changes: JSON.stringify(changes),
          undone_at: null,
        })
        await noteSteps(transaction, caller, outcomesOf(plans))
        return { steps: outcomesOf(plans), actId }
      })
    },

    /**
     * @returns the numbers of accounts that the undo restored and left unchanged
     * @throws {HttpError} 404 for an unknown act; 409 if the act was undone already
     */
    async undo(caller: SignedIn, id: string) {
      return db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction)
        const act = await repository.findAct(transaction, id)
        if (!act) throw notFound('There is no such class act')
        if (act.undone_at) {
          throw new HttpError(409, 'undone_already', 'This class act has already been undone')
        }
        const accounts = await repository.listAccountsWithClass(transaction)
        const accountsById = new Map(accounts.map((account) => [account.id, account]))
        const changes = JSON.parse(act.changes) as Change[]
        let restored = 0
        for (const { id: account, before, after } of changes) {
          const currentAccount = accountsById.get(account)
          if (!currentAccount || !haveSameColumns(columnsOf(currentAccount), after)) continue
          const isEnabling = after.disabled_at !== null && before.disabled_at === null
          if (isEnabling && !(await mayBeEnabled(transaction, currentAccount))) continue
          // An undo must not disable an admin or set the last day of an admin, so the undo skips such an account.
          if (currentAccount.role === 'admin' && (before.ends_at || before.disabled_at)) continue
          await applyChange(transaction, account, after, before)
          restored++
        }
        await repository.markUndone(transaction, id, await readInstant(transaction))
        const steps = JSON.parse(act.steps) as StepOutcome[]
        const name = steps.map(({ className }) => className).join(', ')
        const subject = { kind: 'account', name, count: restored, note: 'class' } as const
        await note(transaction, { accountId: caller.accountId, action: 'undo', subject })
        return { restored, kept: changes.length - restored }
      })
    },

    /** @returns the classes with their numbers of accounts, and the latest acts */
    async list() {
      const acts = await repository.listActs(db, classActsShown)
      return {
        classes: await repository.countClasses(db, await readInstant(db)),
        acts: acts.map(
          ({ id, at, steps, undone_at }): ClassAct => ({
            id,
            at: postingTime(at, timeZone),
            steps: JSON.parse(steps) as StepOutcome[],
            undone: undone_at !== null,
          }),
        ),
      }
    },
  }
}

const columnsOf = ({ class_name, ends_at, disabled_at }: Columns): Columns => ({
  class_name,
  ends_at,
  disabled_at,
})

function haveSameColumns(one: Columns, other: Columns): boolean {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other))
}

/** @returns false for an admin, and for a username that resembles the username of an admin (security.md 69) */
async function mayBeEnabled(db: Queries, { username, role }: repository.ClassAccount) {
  return role !== 'admin' && !(await looksLikeAdmin(db, username))
}

async function applyChange(
  db: Queries,
  id: string,
  before: Columns,
  after: Columns,
): Promise<void> {
  await repository.updateClassColumns(db, id, after)
  if (after.disabled_at && !before.disabled_at) await endAccess(db, id)
}

async function noteSteps(db: Queries, caller: SignedIn, steps: StepOutcome[]): Promise<void> {
  for (const { className, act, to, accounts } of steps) {
    const name = to ? `${className} → ${to}` : className
    const subject = { kind: 'account', name, count: accounts, note: act } as const
    await note(db, { accountId: caller.accountId, action: 'class', subject })
  }
}
