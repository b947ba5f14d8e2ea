/** Tests that callers of one tick share one result. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oncePerTick } from './once-per-tick.ts'

test('shares an answer within one tick, but not afterwards', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  let calls = 0
  const read = oncePerTick(
    () => answers[calls++]?.promise ?? Promise.reject(new Error('too often')),
  )
  const earlyResults = Promise.all([read(), read(), read()])
  await setImmediate()
  expect(calls).toBe(1)
  const lateResult = read()
  await setImmediate()
  expect(calls).toBe(2)
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  expect(await earlyResults).toEqual([1, 1, 1])
  expect(await lateResult).toBe(2)
})

test('retries for the next caller after a failure', async () => {
  let calls = 0
  const read = oncePerTick(async () => {
    calls += 1
    if (calls === 1) throw new Error('away')
    return calls
  })
  await expect(Promise.all([read(), read()])).rejects.toThrow('away')
  expect(await read()).toBe(2)
})
