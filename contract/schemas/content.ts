/**
 * What the files of `content/` hold: the words, pictures and videos that belong to the school. What they
 * do not know is refused: a slip of the pen should be told, not dropped.
 */
import * as z from 'zod'

const inBothLanguages = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) })
const day = z.iso.date()

/** `posters/spring.webp`: below `content/`, never out of it, and of a kind that cannot act. */
const fileNamed = (...extensions: string[]) =>
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
/** A picture says in words what is on it, for those who do not see it. */
const pictureWithWords = z.strictObject({ file: picture, alt: inBothLanguages })

export const siteContentSchema = z.strictObject({
  name: inBothLanguages,
  description: inBothLanguages,
  /** Website-registration filing number, shown in the footer; empty for none. */
  filingNumber: z.string(),
  filingAddress: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
})

export const homeContentSchema = z.strictObject({
  activities: z
    .array(
      z.strictObject({
        date: day,
        title: inBothLanguages,
        /** Markdown. */
        text: inBothLanguages,
        poster: pictureWithWords.optional(),
      }),
    )
    .default([]),
  /** `own`, or the address of a form somewhere else; without it there is none. */
  tourSignUp: z
    .object({ form: z.union([z.literal('own'), z.url({ protocol: /^https$/ })]) })
    .optional(),
})

const part = z.strictObject({ title: inBothLanguages, text: inBothLanguages })

export const aboutContentSchema = z.strictObject({
  club: part,
  website: part,
  contact: part,
  teams: z
    .array(
      z.strictObject({
        name: inBothLanguages,
        members: z.array(
          z.strictObject({ name: inBothLanguages, role: inBothLanguages.optional() }),
        ),
      }),
    )
    .default([]),
  contacts: z
    .array(
      z.strictObject({
        label: inBothLanguages,
        text: inBothLanguages,
        address: z.url({ protocol: /^(https?|mailto|tel)$/ }).optional(),
      }),
    )
    .default([]),
  /** Nature walks. */
  walks: z
    .array(
      z.strictObject({
        name: inBothLanguages,
        minutes: z.int().min(1).max(600),
        text: inBothLanguages,
      }),
    )
    .default([]),
})

const aboutVideo = {
  /** In its address: `/video/{key}`. */
  key: z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/, {
    error: 'must be of letters a to z, digits, - and _',
  }),
  title: inBothLanguages,
  text: inBothLanguages.optional(),
  poster: pictureWithWords,
}

export const videosContentSchema = z.strictObject({
  videos: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          ...aboutVideo,
          kind: z.literal('file'),
          file: fileNamed('mp4', 'webm'),
          captions: z.strictObject({ en: fileNamed('vtt'), zh: fileNamed('vtt') }).optional(),
        }),
        z.strictObject({
          ...aboutVideo,
          kind: z.literal('bilibili'),
          id: z.string().regex(/^BV[0-9A-Za-z]{10}$/, { error: 'is no Bilibili number (BV…)' }),
        }),
        z.strictObject({
          ...aboutVideo,
          kind: z.literal('youtube'),
          id: z.string().regex(/^[\w-]{11}$/, { error: 'is no YouTube id of 11 characters' }),
        }),
      ]),
    )
    .default([])
    .superRefine((videos, context) => {
      for (const [place, { key }] of videos.entries()) {
        if (videos.findIndex((video) => video.key === key) === place) continue
        context.addIssue({ code: 'custom', path: [place, 'key'], message: 'is there twice' })
      }
    }),
})

export type InBothLanguages = z.infer<typeof inBothLanguages>
export type SiteContent = z.infer<typeof siteContentSchema>
/** Its texts are Markdown in the file and HTML once they are shown. */
export type HomeContent = z.infer<typeof homeContentSchema>
export type AboutContent = z.infer<typeof aboutContentSchema>
export type Video = z.infer<typeof videosContentSchema>['videos'][number]
