/** Tests that the site does not start after an interrupted restore or move. */
import { expect, onTestFinished, test } from 'vitest'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { startCommand } from '../../../tests/harness/databases/import-command.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'

onEachDatabaseNightly((open) => {
  const cases: [string, RegExp][] = [
    [
      'restore',
      /^This target holds an unfinished restore.* npm run restore -- FILE --start-over\n$/,
    ],
    ['move', /^This target holds an unfinished move.* npm run move/],
  ]
  test.each(dose(cases.slice(0, 1), cases))(
    'rejects a start after an unfinished %s',
    async (action, sentence) => {
      const database = await open()
      const store = await database.openStore()
      await store.put('unfinished', Buffer.from(`${action} of before`))
      const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
      const environment = { ...database.environment, ...settings }
      const running = startCommand('server/main.ts', { environment }, [])
      onTestFinished(() => void running.process.kill('SIGKILL'))
      const { code, stderr, stdout } = await running.ended
      expect([code, stderr, stdout]).toEqual([1, expect.stringMatching(sentence), ''])
      expect(stderr.split('\n').length).toBe(2)
      // The start did not import the sample either.
      expect(await storedFiles(database)).toEqual(['unfinished'])
      expect(await database.db.selectFrom('species').select('id').execute()).toEqual([])
    },
  )
})
