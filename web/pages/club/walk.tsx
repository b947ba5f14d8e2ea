/** Shows /walk/{key} with one campus walk. */
import { data } from 'react-router'
import { walkAddress } from '../../../contract/addresses/walk-address.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { distanceInWords } from '../../walks/listed/walk-facts.tsx'
import { WalkPage } from '../../walks/walk-page.tsx'
import type { Route } from './+types/walk'

export async function loader(args: Route.LoaderArgs) {
  const { api, content } = pageOf(args)
  const { key } = args.params
  if (!content.walks().walks.some((walk) => walk.key === key)) throw data(null, { status: 404 })
  return api.walk({ key })
}

export const meta: Route.MetaFunction = (args) => {
  const walk = args.loaderData?.walk
  if (!walk) return pageMeta(args, { title: m.missing_title(), description: m.missing_title() })
  const name = walk.name[getLocale()]
  const { minutes, metres } = walk
  const speciesOfWalk = walk.stops.flatMap(({ species }) => species)
  return pageMeta(
    { ...args, location: { ...args.location, pathname: walkAddress(walk.key) } },
    {
      title: m.walk_page_title({ name }),
      description: m.walk_description({ name, minutes, distance: distanceInWords(metres) }),
      picture: speciesOfWalk.find(({ picture }) => picture)?.picture?.path,
    },
  )
}

export default function Walk({ loaderData }: Route.ComponentProps) {
  return <WalkPage key={loaderData.walk.key} {...loaderData} />
}
