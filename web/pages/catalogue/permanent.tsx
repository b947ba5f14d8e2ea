/**
 * /s/{code}: the permanent address of a species redirects to its profile under the present name.
 */
import { data, redirect } from 'react-router'
import { profileAddress } from '../../../contract/names.ts'
import { pageOf } from '../../page-data/page-data.ts'
import type { Route } from './+types/permanent'

/** One more than a code has: a longer one stays none. */
const codeMaximum = 9

export async function loader(args: Route.LoaderArgs): Promise<never> {
  const code = args.params.code.slice(0, codeMaximum)
  const { species } = await pageOf(args).api.identifySpecies({ species: [{ code }] })
  const [found] = species
  if (!found) throw data(null, { status: 404 })
  // Tomorrow it may be called otherwise, or be part of another: no browser is to remember the way.
  throw redirect(profileAddress(found.kind, found.latinName) + new URL(args.request.url).search, {
    status: 302,
    headers: { 'Cache-Control': 'no-cache' },
  })
}

/** Never shown: it lets the loader's 404 be a page. */
export default function Permanent() {
  return null
}
