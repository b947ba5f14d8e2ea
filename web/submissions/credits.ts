/** Defines the credits of photographs and artworks, and their labels in forms. */
import { m } from '../paraglide/messages.js'

const rights = ['licence', 'rightsHolder', 'credit', 'source'] as const

export const creditsOf = {
  picture: ['season', 'takenOn', 'takenBy', 'location', ...rights],
  artwork: ['artist', 'drawnOn', 'location', ...rights],
} as const

export type CreditsOf = keyof typeof creditsOf
export type CreditField = (typeof creditsOf)[CreditsOf][number]
export type Credits = { readonly [Field in CreditField]?: string }

/** The labels of the credits, in the order of the forms. */
export const creditWords: Record<CreditField, () => string> = {
  season: m.submission_section,
  takenOn: m.submission_date,
  takenBy: m.gallery_by,
  artist: m.artwork_painter,
  drawnOn: m.submission_drawn,
  location: m.artwork_setting,
  licence: m.rights_licence,
  rightsHolder: m.rights_holder,
  credit: m.rights_credit,
  source: m.rights_source,
}
