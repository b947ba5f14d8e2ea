/** People with accounts on the site under test. */
import type { BrowserContext } from '@playwright/test'

export const password = '疏影横斜水清浅，暗香浮动'

let count = 0

/** Makes an account and signs it in; its name is nobody else's. */
export async function signUp(context: BrowserContext): Promise<string> {
  count += 1
  const username = `member-${process.pid}-${Date.now().toString(36)}-${count}`
  await enter(context, 'register', username)
  return username
}

export function signIn(context: BrowserContext, username: string): Promise<void> {
  return enter(context, 'login', username)
}

async function enter(context: BrowserContext, call: 'register' | 'login', username: string) {
  const answer = await context.request.post(`/api/${call}`, {
    data: { username, password },
    headers: { origin: process.env.FIELD_SITE ?? '' },
  })
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`)
}

export async function signOut(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session/ })
}

export function readIn(
  context: BrowserContext,
  language: 'en' | 'zh',
  url = process.env.FIELD_SITE ?? '',
): Promise<void> {
  return context.addCookies([{ name: 'language', value: language, url }])
}
