/**
 * Defines the files of `content/` with the texts, pictures and videos that belong to the school. Unknown fields are
 * errors, so that a misspelt name is reported and not ignored.
 */
import * as z from 'zod'
import { day } from '../dates.ts'
import { charactersContentSchema } from '../key/characters.ts'
import { nameMaximum, webAddressMaximum } from '../limits.ts'
import { accentSchema, sealSchema } from '../school/accent-schema.ts'
import {
  entriesMaximum,
  fileNamed,
  inBothLanguages,
  key,
  pictureWithText,
  requireUniqueKeys,
} from '../school/content-fields.ts'
import { lookAlikesContentSchema } from '../school/look-alikes.ts'
import { schoolSettingsSchema } from '../school/school-settings.ts'
import { termsContentSchema } from '../school/terms.ts'

export const siteContentSchema = z.strictObject({
  name: inBothLanguages,
  description: inBothLanguages.describe('One sentence, at the foot of every page'),
  filingNumber: z.string().max(nameMaximum).describe('ICP number; empty for none'),
  filingAddress: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(webAddressMaximum)])
    .default('')
    .describe('Address that the number links to; empty for none'),
  seal: sealSchema
    .optional()
    .describe('The character in the seal; when absent, the first Chinese character of the name'),
  accent: accentSchema.optional().describe('Colour such as #1f5f8b; lighter on dark pages'),
})

const shownAsHtml = 'Markdown in content/, HTML in answers'

export const activitySchema = z.strictObject({
  date: day.describe('YYYY-MM-DD'),
  title: inBothLanguages.describe('In both languages'),
  text: inBothLanguages.describe(shownAsHtml),
  poster: pictureWithText.optional().describe('A picture of the activity'),
})

export const homeContentSchema = z.strictObject({
  activities: z
    .array(activitySchema)
    .max(entriesMaximum)
    .default([])
    .describe('Activities of the club, in any order'),
  tourSignUp: z
    .strictObject({
      form: z
        .union([z.literal('own'), z.url({ protocol: /^https$/ }).max(webAddressMaximum)])
        .describe('`own`, or the address of an external form'),
    })
    .optional()
    .describe('Sign-up for guided tours; absent without guided tours'),
})

const part = z.strictObject({
  title: inBothLanguages.describe('In both languages'),
  text: inBothLanguages.describe(shownAsHtml),
})

export const aboutContentSchema = z.strictObject({
  club: part.describe('About the club'),
  website: part.describe('About the website'),
  contact: part.describe('How to reach the club'),
  teams: z
    .array(
      z.strictObject({
        name: inBothLanguages,
        members: z
          .array(
            z.strictObject({
              name: inBothLanguages,
              role: inBothLanguages.optional().describe('Such as `head of the group`'),
            }),
          )
          .max(entriesMaximum)
          .describe('In the order of the page'),
      }),
    )
    .max(entriesMaximum)
    .default([])
    .describe('The teams of the club'),
  contacts: z
    .array(
      z.strictObject({
        label: inBothLanguages.describe('Such as `By mail`'),
        text: inBothLanguages.describe('Such as an e-mail address'),
        address: z
          .url({ protocol: /^(https?|mailto|tel)$/ })
          .max(webAddressMaximum)
          .optional()
          .describe('Address of the link; absent without a link'),
      }),
    )
    .max(entriesMaximum)
    .default([])
    .describe('The contacts of the club'),
  /** An earlier version read the walks from this file. */
  walks: z.never({ error: 'have moved to their own file, walks.yaml' }).optional(),
})

/** The pages /rights, /privacy and /accessibility. */
export const rightsContentSchema = z.strictObject({
  rights: part,
  privacy: part,
  accessibility: part,
})

const percent = z.number().min(0).max(100)

const point = z.tuple([percent, percent])

export const stopSchema = z.strictObject({
  key: key.describe('Part of the address of the stop: /walk/{walk}#stop-{key}'),
  name: inBothLanguages,
  text: inBothLanguages.optional().describe(shownAsHtml),
  x: percent.describe('Percent of the width of the map, from its left edge'),
  y: percent.describe('Percent of the height of the map, from its upper edge'),
  path: z
    .array(point)
    .max(50)
    .optional()
    .describe(
      'Points [x, y] of the path from this stop to the next; without points, the path is direct',
    ),
  species: z
    .array(z.string().trim().min(1).max(nameMaximum))
    .max(100)
    .default([])
    .describe('Latin names of plants and birds'),
})

export const walkSchema = z.strictObject({
  key: key.describe('Part of the address of the walk: /walk/{key}'),
  name: inBothLanguages,
  minutes: z.int().min(1).max(600).describe('How long the walk takes'),
  metres: z.int().min(1).max(100_000).describe('Length of the walk'),
  text: inBothLanguages.describe(shownAsHtml),
  stops: z
    .array(stopSchema)
    .min(1)
    .max(100)
    .superRefine(requireUniqueKeys)
    .describe('In the order of the walk'),
})

/** The map of the campus on which all walks are drawn. */
export const mapSchema = z.strictObject({
  file: fileNamed('svg', 'png', 'jpg', 'jpeg', 'webp').describe('Served from /content/{file}'),
  alt: inBothLanguages.describe('Text for readers who cannot see the map'),
  width: z.int().min(1).max(100_000).describe('In any unit; only the ratio to the height matters'),
  height: z.int().min(1).max(100_000).describe('In the same unit as the width'),
})

export const walksContentSchema = z.strictObject({
  map: mapSchema.optional().describe('Map of the campus; absent without a map'),
  walks: z
    .array(walkSchema)
    .max(entriesMaximum)
    .default([])
    .superRefine(requireUniqueKeys)
    .describe('In the order of the page'),
})

const notBilibili = { error: 'is not a Bilibili number (BV…)' }
const notYoutube = { error: 'is not a YouTube id of 11 characters' }

const videoFields = {
  key: key.describe('Part of the address of the video: /video/{key}'),
  title: inBothLanguages.describe('In both languages'),
  text: inBothLanguages.optional().describe('Plain text'),
  poster: pictureWithText.describe('The picture shown before the video plays'),
}

export const videoSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...videoFields,
    kind: z.literal('file').describe('A file of the school'),
    file: fileNamed('mp4', 'webm').describe('Served from /content/{file}'),
    captions: z
      .strictObject({ en: fileNamed('vtt'), zh: fileNamed('vtt') })
      .optional()
      .describe('The file in each language, served from /content/{file}'),
  }),
  z.strictObject({
    ...videoFields,
    kind: z.literal('bilibili').describe('A video at Bilibili'),
    id: z
      .string()
      .max(12, notBilibili)
      .regex(/^BV[0-9A-Za-z]{10}$/, notBilibili),
  }),
  z.strictObject({
    ...videoFields,
    kind: z.literal('youtube').describe('A video at YouTube'),
    id: z
      .string()
      .max(11, notYoutube)
      .regex(/^[\w-]{11}$/, notYoutube),
  }),
])

export const videosContentSchema = z.strictObject({
  videos: z
    .array(videoSchema)
    .max(entriesMaximum)
    .default([])
    .superRefine(requireUniqueKeys)
    .describe('In the order of the page'),
})

/** The parts of the content that admins edit in the browser, each in the form of its file; `settings` has no file. */
export const sitePartSchemas = {
  site: siteContentSchema,
  settings: schoolSettingsSchema,
  home: homeContentSchema,
  about: aboutContentSchema,
  videos: videosContentSchema,
  walks: walksContentSchema,
  lookAlikes: lookAlikesContentSchema,
  terms: termsContentSchema,
  characters: charactersContentSchema,
}

export type SitePart = keyof typeof sitePartSchemas

/** Content as in its file or in the input of a form, with Markdown and without defaults. */
export type SiteSource = z.input<typeof siteContentSchema>
export type HomeSource = z.input<typeof homeContentSchema>
export type AboutSource = z.input<typeof aboutContentSchema>
export type WalksSource = z.input<typeof walksContentSchema>
export type VideosSource = z.input<typeof videosContentSchema>

export type InBothLanguages = z.infer<typeof inBothLanguages>
export type SiteContent = z.infer<typeof siteContentSchema>
/** The texts are Markdown in the file and HTML on pages. */
export type HomeContent = z.infer<typeof homeContentSchema>
export type RightsContent = z.infer<typeof rightsContentSchema>
export type AboutContent = z.infer<typeof aboutContentSchema>
/** The texts are Markdown in the file and HTML on pages. */
export type WalksContent = z.infer<typeof walksContentSchema>
export type Walk = WalksContent['walks'][number]
export type Stop = Walk['stops'][number]
export type CampusMap = z.infer<typeof mapSchema>
export type Video = z.infer<typeof videosContentSchema>['videos'][number]
