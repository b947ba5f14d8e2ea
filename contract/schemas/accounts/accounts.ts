/** Defines usernames, passwords (specification, section 11), accounts and sessions. */
import * as z from 'zod'
import { passwordMaximum, passwordMinimum, usernameMaximum, usernameMinimum } from '../../limits.ts'
import { hasUnseen, withoutUnseen } from '../../names.ts'

/** @returns the key of a username. Usernames that differ only in case, width or invisible characters have one key. */
export function usernameKey(username: string): string {
  return withoutUnseen(username.normalize('NFKC')).normalize('NFC').trim().toLowerCase()
}

/** A new username. After NFKC and trimming, the name has 2 to 32 characters: letters of any script, digits, `_ - .`. */
export const newUsername = z
  .string()
  .max(200)
  .refine((name) => !hasUnseen(name), { error: 'username_unseen' })
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{M}\p{N}_.-]*$/u, { error: 'username_characters' })
      .refine((name) => [...name].length >= usernameMinimum, { error: 'username_short' })
      .refine((name) => [...name].length <= usernameMaximum, { error: 'username_long' }),
  )
  .describe(
    `${usernameMinimum} to ${usernameMaximum} characters: letters of any script, digits, _ - .`,
  )

/** A new password of any characters. The minimum counts code points after NFKC, the maximum before NFKC. */
export const newPassword = z
  .string()
  .max(passwordMaximum * 4, { error: 'password_long' })
  .refine((password) => [...password.normalize('NFKC')].length >= passwordMinimum, {
    error: 'password_short',
  })
  .refine((password) => [...password].length <= passwordMaximum, { error: 'password_long' })
  .describe(
    `${passwordMinimum} to ${passwordMaximum} characters of any kind; common passwords are rejected`,
  )

/** A username or password to sign in. The schema rejects only absurd lengths, and the handler checks the values. */
export const typedUsername = z.string().min(1).max(200)
export const typedPassword = z
  .string()
  .min(1)
  .max(passwordMaximum * 4)

export const userSchema = z.object({
  username: z.string(),
  admin: z.boolean().describe('Whether the account has admin rights'),
})

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean().describe('Whether this request uses the session'),
  device: z.string().describe('User-Agent of the browser or program, shortened'),
  createdAt: z
    .string()
    .describe('When the session began, YYYY-MM-DD HH:mm:ss in the site’s time zone'),
  lastUsedAt: z
    .string()
    .describe('Approximately when the session was last used, in the same form as createdAt'),
})

export type User = z.infer<typeof userSchema>
export type SignedInSession = z.infer<typeof sessionSchema>
