/** Shows /home with featured pairs, the activities of the club, its walks, and the sign-up for a tour. */
import { recentActivities } from '../../../contract/limits.ts'
import { HomePage } from '../../home-page/home-page.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { withShownPlace } from '../../photographs/shown-place.ts'
import { walkSummaries } from '../../walks/walk-summaries.ts'
import type { Route } from './+types/home'

export async function loader(args: Route.LoaderArgs) {
  const { api, content, allowFrame, reportError } = pageOf(args)
  const { activities, tourSignUp } = content.home()
  const isOpened = new URL(args.request.url).searchParams.get('signUp') === 'open'
  if (isOpened && tourSignUp && tourSignUp.form !== 'own') allowFrame(tourSignUp.form)
  const featured = await api.userInfo({}).then(
    ({ featureLists }) =>
      featureLists.map((pair) => {
        const { pic, art } = pair.works
        return { ...pair, works: { pic: withShownPlace(pic), art: withShownPlace(art) } }
      }),
    (error: unknown) => {
      // The rest of the page is useful without the pairs.
      reportError(error)
      return null
    },
  )
  const recent = activities.slice(0, recentActivities)
  const { map = null, walks } = walkSummaries(content.walks())
  return {
    featured,
    activities: recent,
    map,
    walks,
    tour: tourSignUp ? { form: tourSignUp.form, isOpened } : null,
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.home_page_title(),
    description: m.home_page_description(),
    picture: args.loaderData?.featured?.[0]?.works.pic.path,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
