import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oncePerTick } from './once-per-tick.ts'

test('shares an answer within one tick, but not afterwards', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  let asked = 0
  const read = oncePerTick(
    () => answers[asked++]?.promise ?? Promise.reject(new Error('too often')),
  )
  const early = Promise.all([read(), read(), read()])
  await setImmediate()
  expect(asked).toBe(1)
  const late = read()
  await setImmediate()
  expect(asked).toBe(2)
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  expect(await early).toEqual([1, 1, 1])
  expect(await late).toBe(2)
})

test('tries again for the next caller after a failure', async () => {
  let asked = 0
  const read = oncePerTick(async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return asked
  })
  await expect(Promise.all([read(), read()])).rejects.toThrow('away')
  expect(await read()).toBe(2)
})
