/** Tests how long messages are shown, and that a repeated success is shown once. */
import { expect, test } from 'vitest'
import { closeToast, getShownToasts, showToast, subscribeToToasts } from './toast-store.ts'

test('shows each message until it is closed, and shows a repeated success once', () => {
  let changes = 0
  const stop = subscribeToToasts(() => {
    changes += 1
  })
  showToast({ look: 'success', text: 'Plant deleted' })
  showToast({ look: 'failure', text: 'No network' })
  showToast({ look: 'failure', text: 'No network' })
  showToast({ look: 'success', text: 'Plant deleted' })
  const texts = () => getShownToasts().map(({ text }) => text)
  expect(texts()).toEqual(['No network', 'No network', 'Plant deleted'])
  for (const { id } of getShownToasts().slice(0, 2)) closeToast(id)
  expect(texts()).toEqual(['Plant deleted'])
  stop()
  closeToast(getShownToasts()[0]?.id ?? 0)
  expect([texts(), changes]).toEqual([[], 6])
})
