/** Tests Chinese input, in which the input method handles the keys while a reader composes a word. */
import type { CDPSession, Page } from '@playwright/test'
import { camellia } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

async function openInputMethod(page: Page): Promise<CDPSession> {
  await page.getByRole('combobox').click()
  return page.context().newCDPSession(page)
}

async function showComposition(keyboard: CDPSession, text: string): Promise<void> {
  const end = text.length
  await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
}

/** Sends a key that the input method handles, as a browser reports it. */
async function pressInputMethodKey(keyboard: CDPSession, key: 'Enter' | 'ArrowDown' | 'Escape') {
  const event = { key, code: key, windowsVirtualKeyCode: 229 }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
}

test('neither submits nor loses a name during composition', nightly, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  const keyboard = await openInputMethod(page)
  for (const typed of ['s', 'sh', 'sha', 'shan', 'shan c', 'shan ch', 'shan cha']) {
    await showComposition(keyboard, typed)
  }
  await expect(field).toHaveValue('shan cha')
  for (const key of ['ArrowDown', 'Enter', 'Escape'] as const)
    await pressInputMethodKey(keyboard, key)
  await expect(page).toHaveURL('/')
  await expect(field).toHaveValue('shan cha')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)

  await keyboard.send('Input.insertText', { text: '山茶' })
  await expect(field).toHaveValue('山茶')
  await expect(page.getByRole('option').first()).toContainText(camellia[0])
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[2])
})

test('restores the field after a cancelled composition', nightly, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  const keyboard = await openInputMethod(page)
  await keyboard.send('Input.insertText', { text: '山' })
  await showComposition(keyboard, 'cha')
  await expect(field).toHaveValue('山cha')
  await showComposition(keyboard, '')
  await expect(field).toHaveValue('山')
  await expect(page.getByRole('option').first()).toContainText(camellia[0])
})
