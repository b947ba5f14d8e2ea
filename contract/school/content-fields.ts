/** Defines the fields that several parts of the school's content share. */
import * as z from 'zod'

/** Maximum number of entries in a list of the content, far more than a page can show. */
export const entriesMaximum = 500

/** Maximum characters of a text. The time to parse malicious Markdown grows with the square of its length. */
export const longestText = 10_000
const text = z.string().min(1).max(longestText)
export const inBothLanguages = z.strictObject({ en: text, zh: text })

/** @returns the schema of a path below `content/` with one of the extensions, such as `posters/spring.webp` */
export const fileNamed = (...extensions: string[]) =>
  z
    .string()
    .max(200)
    .regex(/^(?:[\p{L}\p{N}_-][\p{L}\p{N}_ .-]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}_ .-]*$/u, {
      error: 'must be the name of a file in content/',
    })
    .refine((name) => extensions.some((extension) => name.endsWith(`.${extension}`)), {
      error: `must end in ${extensions.map((extension) => `.${extension}`).join(' or ')}`,
    })
const picture = fileNamed('jpg', 'jpeg', 'png', 'webp')
/** A picture with a description for readers who cannot see it. */
export const pictureWithText = z.strictObject({
  file: picture.describe('Served from /content/{file}'),
  alt: inBothLanguages.describe('Text for readers who cannot see the picture'),
})

/** An identifier that can be part of an address. */
export const key = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][\w-]{0,63}$/, {
    error:
      'may contain only the letters A to Z and a to z, digits, - and _, and must begin with a letter or digit',
  })

export function requireUniqueKeys(items: { key: string }[], context: z.core.$RefinementCtx): void {
  for (const [index, { key }] of items.entries()) {
    if (items.findIndex((other) => other.key === key) === index) continue
    context.addIssue({ code: 'custom', path: [index, 'key'], message: 'is used twice' })
  }
}
