/**
 * What the files of `content/` hold: the words, pictures and videos that belong to the school. What they
 * do not know is refused: a slip of the pen should be told, not dropped.
 */
import * as z from 'zod'
import { nameMaximum } from '../limits.ts'

/** Characters. Markdown that is meant to be slow is slower by the square of its length. */
const longestText = 10_000
const text = z.string().min(1).max(longestText)
const inBothLanguages = z.strictObject({ en: text, zh: text })
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

/** A part of an address. */
const key = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/, {
  error: 'must be of letters a to z, digits, - and _',
})

function eachKeyOnce(named: { key: string }[], context: z.core.$RefinementCtx): void {
  for (const [place, { key }] of named.entries()) {
    if (named.findIndex((other) => other.key === key) === place) continue
    context.addIssue({ code: 'custom', path: [place, 'key'], message: 'is there twice' })
  }
}

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
  /** They stood here once. */
  walks: z.never({ error: 'now stand in a file of their own, walks.yaml' }).optional(),
})

const percent = z.number().min(0).max(100)

const shownAsHtml = 'Markdown in content/, HTML in answers'

export const stopSchema = z.strictObject({
  key: key.describe('Part of its address: /walk/{walk}#stop-{key}'),
  name: inBothLanguages,
  text: inBothLanguages.optional().describe(shownAsHtml),
  x: percent.describe('Percent of the width of the map, from its left edge'),
  y: percent.describe('Percent of the height of the map, from its upper edge'),
  species: z
    .array(z.string().trim().min(1).max(nameMaximum))
    .max(100)
    .default([])
    .describe('Latin names, plants and birds alike'),
})

export const walkSchema = z.strictObject({
  key: key.describe('Part of its address: /walk/{key}'),
  name: inBothLanguages,
  minutes: z.int().min(1).max(600).describe('How long the walk takes'),
  metres: z.int().min(1).max(100_000).describe('Length of the walk'),
  text: inBothLanguages.describe(shownAsHtml),
  stops: z.array(stopSchema).min(1).max(100).superRefine(eachKeyOnce),
})

/** A picture of the campus that all walks are drawn on. */
export const mapSchema = z.strictObject({
  file: fileNamed('svg', 'png', 'jpg', 'jpeg', 'webp').describe('Served from /content/{file}'),
  alt: inBothLanguages.describe('Text for readers who cannot see the map'),
  width: z.int().min(1).max(100_000).describe('In any unit: only the ratio to the height counts'),
  height: z.int().min(1).max(100_000).describe('In the same unit as the width'),
})

export const walksContentSchema = z.strictObject({
  map: mapSchema.optional(),
  walks: z.array(walkSchema).default([]).superRefine(eachKeyOnce),
})

const aboutVideo = {
  /** In its address: `/video/{key}`. */
  key,
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
    .superRefine(eachKeyOnce),
})

export type InBothLanguages = z.infer<typeof inBothLanguages>
export type SiteContent = z.infer<typeof siteContentSchema>
/** Its texts are Markdown in the file and HTML once they are shown. */
export type HomeContent = z.infer<typeof homeContentSchema>
export type AboutContent = z.infer<typeof aboutContentSchema>
/** Its texts too. */
export type WalksContent = z.infer<typeof walksContentSchema>
export type Walk = WalksContent['walks'][number]
export type Stop = Walk['stops'][number]
export type CampusMap = z.infer<typeof mapSchema>
export type Video = z.infer<typeof videosContentSchema>['videos'][number]
