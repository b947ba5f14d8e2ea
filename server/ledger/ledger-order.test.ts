/** Tests the order of ledger entries. */
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { note } from './ledger.ts'
import { listActivity } from './repository.ts'

onEachDatabase((open) => {
  test('lists entries of one millisecond in the order of recording, newest first', async () => {
    const { db } = await open()
    const recorded: string[] = []
    for (let count = 0; count < 12; count++) {
      const subject = { kind: 'account', id: `account-${count}`, name: `pupil-${count}` } as const
      recorded.push(await note(db, { accountId: null, action: 'login', subject }))
    }
    await db.updateTable('activity').set({ at: '2026-11-23T08:00:00.000Z' }).execute()
    const listed = await listActivity(db, {}, { offset: 0, limit: 20 })
    expect(listed.map(({ id }) => id)).toEqual(recorded.toReversed())
  })
})
