/** Registers members of the tested site, signs them in and out, and sets the language of a browser. */
import { type BrowserContext, expect, type Page } from '@playwright/test'

export const password = '疏影横斜水清浅，暗香浮动'

let count = 0

const fieldSite = () => process.env.FIELD_SITE ?? ''

/** Registers an account with an unused name and signs the account in. @returns the username */
export async function signUp(context: BrowserContext, origin = fieldSite()): Promise<string> {
  count += 1
  const username = `member-${process.pid}-${Date.now().toString(36)}-${count}`
  await openSession(context, `${origin}/api/register`, username)
  return username
}

export function signIn(context: BrowserContext, username: string): Promise<void> {
  return openSession(context, `${fieldSite()}/api/login`, username)
}

async function openSession(context: BrowserContext, call: string, username: string) {
  const { origin } = new URL(call)
  const answer = await context.request.post(call, {
    data: { username, password },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`)
}

/** Answers the dialog that asks for the password after the session ends. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

export async function signOut(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session/ })
}

export function setLanguage(
  context: BrowserContext,
  language: 'en' | 'zh',
  url = fieldSite(),
): Promise<void> {
  return context.addCookies([{ name: 'language', value: language, url }])
}
