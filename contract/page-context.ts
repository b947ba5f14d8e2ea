/** What the server hands to every page it renders. */
import type { Role } from './endpoint.ts'
import type { Api } from './endpoints.ts'
import type { SiteContent } from './schemas/content.ts'

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
  /** `https://flora.example`, without a slash at the end. */
  origin: string
  /** For script and style elements, new with every page; none in development, which has no policy. */
  nonce: string | undefined
  /** Logs what went wrong where readers are told nothing of the inside. */
  reportError(error: unknown): void
}

/** A router context holding the value; typed by shape because the contract knows no router. */
export declare const PageContext: { defaultValue?: PageContextValue }
