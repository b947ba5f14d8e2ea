/** The router context that the server fills for each request, and that loaders read with `pageOf`. */
import { createContext } from 'react-router'
import type { PageContextValue } from '../../contract/page-context.ts'

export const pageContext = createContext<PageContextValue>()
