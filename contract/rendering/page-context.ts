/** Defines the value that the server passes to every page that it renders. */

import type { Api } from '../calls/endpoints.ts'
import type { Role } from '../endpoint.ts'
import type { CharactersContent } from '../key/characters.ts'
import type {
  AboutContent,
  HomeContent,
  RightsContent,
  SiteContent,
  Video,
  WalksContent,
} from '../schemas/content.ts'
import type { LookAlikesContent } from '../school/look-alikes.ts'
import type { TermsContent } from '../school/terms.ts'
import type { DescribedSpecies } from './described-species.ts'

/** The reader of a page. */
export interface Viewer {
  role: Role
  /** Empty for a visitor. */
  username: string
}

export interface PageContextValue {
  api: Api
  viewer: Viewer
  site: SiteContent
  /** The other parts of the content, with Markdown rendered to safe HTML. */
  content: {
    home(): HomeContent
    about(): AboutContent | undefined
    rights(): RightsContent | undefined
    terms(): TermsContent
    lookAlikes(): LookAlikesContent
    characters(): CharactersContent
    videos(): Video[]
    walks(): WalksContent
  }
  /** Whether the database is away. Every address then shows a page that reports the outage. */
  away: boolean
  /** `https://flora.example`, without a slash at the end. */
  origin: string
  /** Whether other people on the network can read this request, because it came over http from another machine. */
  readableByOthers: boolean
  /** Whether visitors can register. */
  registrationOpen: boolean
  /**
   * The nonce of script and style elements, new for every response; undefined in development, which has no content
   * security policy.
   */
  nonce: string | undefined
  /** Allows frames from the origin of the address, on this page alone. */
  allowFrame(address: string): void
  /** Describes a species in the head of its page, for programs such as search engines. */
  describeInHead(species: DescribedSpecies): void
  /** Logs an error. Readers see none of its details. */
  reportError(error: unknown): void
}

/**
 * The router context of the value. The type declares only the shape of the value, because the contract imports no
 * router.
 */
export declare const PageContext: { defaultValue?: PageContextValue }
