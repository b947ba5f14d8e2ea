/** Renders the document around every page, with head, navigation, content, footer and errors. */
import type { CSSProperties, ReactNode } from 'react'
import {
  data,
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { namesInBrowserMaximum } from '../contract/limits.ts'
import { readableAccent } from '../contract/school/accent-colour.ts'
import type { Route } from './+types/root'
import { runInLanguageOf } from './entry.server.tsx'
import { languageOf, languageTag } from './language/language.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { Footer } from './layout/footer.tsx'
import { MainContent } from './layout/main-content.tsx'
import { Navigation } from './layout/navigation.tsx'
import { pageOf } from './page-data/page-data.ts'
import { type RootData, useRootData } from './page-data/root-data.ts'
import { getLocale } from './paraglide/runtime.js'
import { useMarkHydrated } from './ui/behaviour/lazy-part.tsx'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/links.css'

export const middleware: MiddlewareFunction<Response>[] = [
  ({ request }, next) => runInLanguageOf(request, next),
  ({ context }) => {
    // While the database is away, the site loads no data, and one page with a message replaces all other pages.
    if (pageOf({ context }).away) throw data(null, { status: 503 })
  },
]

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const { api, site, origin, viewer } = pageOf({ context })
  const [plants, birds] = await Promise.all([api.numOfPlants({}), api.numOfBirds({})])
  const suggestedByServer = {
    plant: plants.numOfPlants > namesInBrowserMaximum,
    bird: birds.numOfPlants > namesInBrowserMaximum,
  }
  const news = viewer.role !== 'visitor' && { news: await api.submissionNews({}) }
  const { accent } = site
  return {
    ...{ site, origin, viewer, suggestedByServer, language: languageOf(request), ...news },
    ...(accent && { accent: { light: accent, dark: readableAccent(accent, 'dark') } }),
  }
}

export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Only a form changes the viewer or the language. A link never changes them.
  return formMethod ? defaultShouldRevalidate : false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  useMarkHydrated()
  return (
    <html lang={languageTag(getLocale())} style={accentStyle(root?.accent)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14180f" />
        <Meta />
        <Links />
      </head>
      <body>
        <Navigation site={root?.site} viewer={root?.viewer} news={root?.news} />
        <MainContent>{children}</MainContent>
        <Footer site={root?.site} viewer={root?.viewer} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** @returns the style that sets the accent colours, which `tokens.css` uses */
const accentStyle = (accent: RootData['accent']) =>
  accent && ({ '--accent': accent.light, '--accent-dark': accent.dark } as CSSProperties)

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
