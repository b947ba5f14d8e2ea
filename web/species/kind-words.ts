/** Names each kind in one word, for the pages of reviewers and admins. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const kindWords: Record<Kind, () => string> = { plant: m.review_plant, bird: m.review_bird }
