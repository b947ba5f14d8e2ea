/** Defines the data that the loader of the document gives to every page. */
import { useRouteLoaderData } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { SiteContent } from '../../contract/schemas/content.ts'
import type { Language } from '../language/language.ts'

export interface RootData {
  site: SiteContent
  /** The origin of the site, such as `https://flora.example`, without a slash at the end. */
  origin: string
  viewer: Viewer
  /** The counts of news; absent for visitors, because their pages are cached. */
  news?: Output<'submissionNews'>
  /** Whether a kind has more names than a browser receives, so that the server makes the suggestions. */
  suggestedByServer: Record<Kind, boolean>
  language: Language
  /** The accent colour of the school in both colour schemes; absent if the school has no accent colour. */
  accent?: { light: string; dark: string }
}

/** @returns the data; undefined on an error page for which the loader did not run or failed */
export const useRootData = () => useRouteLoaderData<RootData>('root')
