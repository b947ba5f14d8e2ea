/** What the server hands to every page it renders. */
import type { Role } from './endpoint.ts'
import type { Api } from './endpoints.ts'
import type {
  AboutContent,
  HomeContent,
  SiteContent,
  Video,
  WalksContent,
} from './schemas/content.ts'

/** Who is reading, as far as a page needs to know. */
export interface Viewer {
  role: Role
  /** Empty for a visitor. */
  username: string
}

export interface PageContextValue {
  api: Api
  viewer: Viewer
  site: SiteContent
  /** What else `content/` says; Markdown has become HTML that cannot act. */
  content: {
    home(): HomeContent
    about(): AboutContent | undefined
    videos(): Video[]
    walks(): WalksContent
  }
  /** Nothing can be asked at the moment: there is a page that says so, and no other. */
  away: boolean
  /** `https://flora.example`, without a slash at the end. */
  origin: string
  /**
   * Marks our own inline code while a page is rendered; it never leaves the server. Undefined in
   * development, which has no policy.
   */
  nonce: string | undefined
  /** Lets this page, and no other, show what comes from the origin of that address in a frame. */
  allowFrame(address: string): void
  /** Logs what went wrong where readers are told nothing of the inside. */
  reportError(error: unknown): void
}

/** A router context holding the value; typed by shape because the contract knows no router. */
export declare const PageContext: { defaultValue?: PageContextValue }
