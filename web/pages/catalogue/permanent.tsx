/** Redirects /s/{code}, the permanent address of a species, to the profile of the species under its current name. */
import { data, redirect } from 'react-router'
import { profileAddress } from '../../../contract/names.ts'
import { pageOf } from '../../page-data/page-data.ts'
import type { Route } from './+types/permanent'

/** The length of a code plus one, so that a longer text is not truncated to a valid code. */
const codeMaximum = 9

export async function loader(args: Route.LoaderArgs): Promise<never> {
  const code = args.params.code.slice(0, codeMaximum)
  const { species } = await pageOf(args).api.identifySpecies({ species: [{ code }] })
  const [match] = species
  if (!match) throw data(null, { status: 404 })
  // The species may be renamed or merged later, so no browser may reuse this redirect without a new request.
  throw redirect(profileAddress(match.kind, match.latinName) + new URL(args.request.url).search, {
    status: 302,
    headers: { 'Cache-Control': 'no-cache' },
  })
}

/**
 * Renders nothing, because the loader always throws. Only a route with a component shows the loader's 404 as a page.
 */
export default function Permanent() {
  return null
}
