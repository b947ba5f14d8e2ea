/** Shows /aboutUs and /aboutus with the club, its walks and teams, the website and the contacts. */
import { AboutPage } from '../../about/about-page.tsx'
import { isLanguage, languageOf } from '../../language/language.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { walkSummaries } from '../../walks/walk-summaries.ts'
import type { Route } from './+types/about-us'

const address = '/aboutUs'

export async function loader(args: Route.LoaderArgs) {
  const textLanguage = new URL(args.request.url).searchParams.get('text')
  const language = isLanguage(textLanguage) ? textLanguage : languageOf(args.request)
  const { api, content } = pageOf(args)
  const { walks } = await api.walks({})
  const { map = null, walks: walksOnMap } = walkSummaries(content.walks())
  const routes = Object.fromEntries(walksOnMap.map(({ key, route }) => [key, route]))
  return { about: content.about(), walks, map, routes, language }
}

export const meta: Route.MetaFunction = ({ location, ...args }) =>
  pageMeta(
    { ...args, location: { ...location, pathname: address } },
    { title: m.about_page_title(), description: m.about_description() },
  )

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
