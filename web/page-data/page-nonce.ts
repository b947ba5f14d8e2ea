/** The nonce of the page's inline scripts. The server removes it from the page, so a browser has none. */
import { createContext, use } from 'react'

export const PageNonce = createContext<string | undefined>(undefined)

export const usePageNonce = () => use(PageNonce)
