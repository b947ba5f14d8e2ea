/** Remembers the language chosen in the navigation bar and goes back to where it was chosen. */
import { redirect } from 'react-router'
import { isLanguage, languageCookieFor } from '../layout/language.ts'
import type { Route } from './+types/language'

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const language = form.get('language')
  if (!isLanguage(language)) throw new Response(null, { status: 400 })
  return redirect(backTo(String(form.get('returnTo') ?? '/')), {
    status: 303,
    headers: { 'Set-Cookie': languageCookieFor(language) },
  })
}

/** Nobody arrives here by a link. */
export function loader() {
  return redirect('/')
}

/** A place on this site and nowhere else, without the languages its address may have asked for. */
function backTo(address: string): string {
  const base = 'http://here.invalid'
  if (!URL.canParse(address, base)) return '/'
  const { origin, pathname, searchParams } = new URL(address, base)
  if (origin !== base) return '/'
  searchParams.delete('lang')
  searchParams.delete('text')
  const path = pathname.replace(/^\/+/, '/')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
