/** Shows /key/plant and /key/bird, which find the name of a species with one question at a time. */
import { data } from 'react-router'
import { isKind, type Kind, kindNamed } from '../../../contract/kinds.ts'
import { KeyPage } from '../../key/key-page.tsx'
import { keyWords } from '../../key/key-words.ts'
import { loadKey, stepInBrowser } from '../../key/load-key.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import type { Route } from './+types/key'

export function loader(args: Route.LoaderArgs) {
  return loadKey(args, kindOf(args.params.kind))
}

/**
 * Makes the step of the key in the browser if the table of characters is loaded. A step takes a few milliseconds in the
 * browser, and a second over a slow network.
 */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url)
  return stepInBrowser(kindOf(params.kind), search) ?? (await serverLoader())
}

function kindOf(text: string): Kind {
  if (!isKind(text)) throw data(null, { status: 404 })
  return text
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = keyWords[kindNamed(args.params.kind)]
  return pageMeta(args, {
    title: title(),
    description: description(),
    // Each set of answers makes a separate page, which search engines do not need.
    unlisted: args.location.search !== '',
  })
}

export default function Key({ loaderData }: Route.ComponentProps) {
  return <KeyPage step={loaderData} />
}
