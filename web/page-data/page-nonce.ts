/** Provides the nonce of the page's inline scripts while the server renders. A browser has no nonce. */
import { createContext, use } from 'react'

export const PageNonce = createContext<string | undefined>(undefined)

export const usePageNonce = () => use(PageNonce)
