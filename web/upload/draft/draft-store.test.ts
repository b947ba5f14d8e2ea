/** Tests that drafts are stored, restored, shared by windows and deleted. */
import { expect, test } from 'vitest'
import { draftKey } from '../../device/storage-names.ts'
import { createDraftStore } from './draft-store.ts'

const empty = { latinName: '', rows: [{ title: '', link: '' }], month: null as string | null }
const key = draftKey('plant', 'lin')

/** Opens windows that share one storage. Each window receives the changes of the other windows. */
function openBrowser() {
  const stored = new Map<string, string>()
  const windows: EventTarget[] = []
  function open(user = 'lin') {
    const ownWindow = new EventTarget()
    windows.push(ownWindow)
    const notify = (changedKey: string, newValue: string | null) => {
      for (const other of windows.filter((each) => each !== ownWindow)) {
        other.dispatchEvent(Object.assign(new Event('storage'), { key: changedKey, newValue }))
      }
    }
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem(name: string, value: string) {
        stored.set(name, value)
        notify(name, value)
      },
      removeItem(name: string) {
        stored.delete(name)
        notify(name, null)
      },
    }
    const store = createDraftStore(draftKey('plant', user), empty, {
      storage: () => storage,
      window: ownWindow,
    })
    store.subscribe(() => {})
    return store
  }
  return { open, stored }
}

test('keeps the draft and its idempotency key after a reload', () => {
  const { open } = openBrowser()
  const before = open()
  before.change({ latinName: 'Ginkgo' })
  before.change({ rows: [{ title: 'a', link: 'b' }] })
  const after = open().getState()
  expect(after.values).toEqual({
    latinName: 'Ginkgo',
    rows: [{ title: 'a', link: 'b' }],
    month: null,
  })
  expect(after.sendKey).toBe(before.getState().sendKey)
  expect([before.getState().isRestored, after.isRestored]).toEqual([false, true])
})

test('restores life stage texts that were stored under former field names', () => {
  const storageMethods = { setItem() {}, removeItem() {} }
  const values = { juvenile: 'Grey', maleAdult: 'Red', latinName: 'Avis' }
  const stored = JSON.stringify({ values, sendKey: 'abc' })
  const storage = () => ({ ...storageMethods, getItem: () => stored })
  const fields = { latinName: '', Juvenile: '', MaleAdult: '', FemaleAdult: '' }
  const store = createDraftStore('draft', fields, { storage, window: new EventTarget() })
  expect(store.getState().values).toEqual({
    latinName: 'Avis',
    Juvenile: 'Grey',
    MaleAdult: 'Red',
    FemaleAdult: '',
  })
})

test('stores no draft before the first input', () => {
  const { open, stored } = openBrowser()
  expect(open().getState()).toMatchObject({ values: empty, isRestored: false })
  expect(stored.size).toBe(0)
})

test('hides the draft from other accounts on the device', () => {
  const { open } = openBrowser()
  open('lin').change({ latinName: 'Ginkgo' })
  expect(open('li').getState()).toMatchObject({ values: empty, isRestored: false })
  expect(draftKey('c', 'a b')).not.toBe(draftKey('b c', 'a'))
})

test('deletes the draft on a reset, and creates a new idempotency key for the next draft', () => {
  const { open, stored } = openBrowser()
  const store = open()
  store.change({ latinName: 'Ginkgo' })
  const { sendKey } = store.getState()
  store.reset()
  expect(stored.size).toBe(0)
  expect(store.getState()).toMatchObject({ values: empty, isRestored: false })
  expect(store.getState().sendKey).not.toBe(sendKey)
})

test('keeps the draft and its renewed idempotency key after a reload', () => {
  const { open } = openBrowser()
  const store = open()
  store.change({ latinName: 'Ginkgo' })
  const { sendKey } = store.getState()
  const renewedKey = store.renewKey()
  expect(renewedKey).not.toBe(sendKey)
  expect(open().getState()).toMatchObject({ sendKey: renewedKey, values: { latinName: 'Ginkgo' } })
})

test('updates a second window in which nobody has typed', () => {
  const { open } = openBrowser()
  const [first, second] = [open(), open()]
  expect(second.getState().values).toEqual(empty)
  first.change({ latinName: 'Ginkgo' })
  expect(second.getState().values.latinName).toBe('Ginkgo')
  first.reset()
  expect(second.getState().values).toEqual(empty)
})

test('keeps the text of a second window as another draft when the first window deletes its draft', () => {
  const { open } = openBrowser()
  const [first, second] = [open(), open()]
  first.change({ latinName: 'Ginkgo' })
  second.change({ latinName: 'Acer' })
  expect(second.getState().sendKey, 'both may be sent at once').not.toBe(first.getState().sendKey)
  const { sendKey } = second.getState()
  first.reset()
  expect(second.getState().values.latinName).toBe('Acer')
  expect(second.getState().sendKey).not.toBe(sendKey)
  // The draft is stored again, and a reload restores the draft.
  expect(open().getState()).toMatchObject({ values: { latinName: 'Acer' }, isRestored: true })
})

test.each(['no JSON', 'null', '[]', '{"values":{"latinName":"x"}}', '{"sendKey":"k","values":7}'])(
  'ignores stored data that is not a draft (%s)',
  (text) => {
    const { open, stored } = openBrowser()
    stored.set(key, text)
    expect(open().getState().values).toEqual(empty)
  },
)

test('restores only matching values from a draft of an older form', () => {
  const { open, stored } = openBrowser()
  const values = { latinName: 'Ginkgo', rows: [{ title: 1 }], removedField: 'x', month: '2025-03' }
  stored.set(key, JSON.stringify({ sendKey: 'k', values }))
  expect(open().getState().values).toEqual({ ...empty, latinName: 'Ginkgo', month: '2025-03' })
})

test.each([
  [
    'inaccessible',
    () => {
      throw new Error('SecurityError')
    },
  ],
  [
    'full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    }),
  ],
])('keeps the draft in memory if storage is %s', (_state, storage) => {
  const store = createDraftStore(key, empty, { storage, window: new EventTarget() })
  store.change({ latinName: 'Ginkgo' })
  expect(store.getState().values.latinName).toBe('Ginkgo')
  store.reset()
  expect(store.getState().values).toEqual(empty)
})

test('notifies a listener of changes in its window and in other windows until the subscription ends', () => {
  const target = new EventTarget()
  const stored = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const store = createDraftStore(key, empty, { storage: () => stored, window: target })
  const clearInOtherWindow = () =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  let notificationCount = 0
  const stop = store.subscribe(() => {
    notificationCount += 1
  })
  store.change({ latinName: 'a' })
  expect(notificationCount).toBe(1)
  const { sendKey } = store.getState()
  clearInOtherWindow()
  expect(notificationCount).toBe(2)
  expect(store.getState()).toMatchObject({ values: { latinName: 'a' } })
  expect(store.getState().sendKey).not.toBe(sendKey)

  stop()
  const last = store.getState()
  clearInOtherWindow()
  // If the draft store still handled the event, the draft would get another idempotency key.
  expect(store.getState()).toBe(last)
  store.change({ latinName: 'b' })
  expect(notificationCount).toBe(2)
})

test('keeps the idempotency key of a submission with changes requested, even after a reload', () => {
  const { open, stored } = openBrowser()
  const storageMethods = {
    storage: () => ({
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    }),
    window: new EventTarget(),
  }
  const openAgain = () => createDraftStore(key, empty, storageMethods, 'the-former-key')
  expect(openAgain().getState()).toMatchObject({ sendKey: 'the-former-key', isRestored: false })
  openAgain().change({ latinName: 'Ginkgo' })
  expect(openAgain().getState()).toMatchObject({ sendKey: 'the-former-key', isRestored: true })
  expect(open().getState().sendKey).toBe('the-former-key')
})
