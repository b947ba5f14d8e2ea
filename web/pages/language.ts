/** Handles /language, which stores the language that a reader chose, and returns to the page. */
import { redirect } from 'react-router'
import { placeOnThisSite } from '../addresses/place-on-this-site.ts'
import { isLanguage, languageCookieFor } from '../language/language.ts'
import type { Route } from './+types/language'

export async function action({ request }: Route.ActionArgs) {
  // A body that is not a form contains no language.
  const form = await request.formData().catch(() => new FormData())
  const language = form.get('language')
  if (!isLanguage(language)) throw new Response(null, { status: 400 })
  return redirect(pathWithoutLanguage(String(form.get('returnTo') ?? '/')), {
    status: 303,
    headers: { 'Set-Cookie': languageCookieFor(language) },
  })
}

/** Redirects to the home page, because no page links to /language. */
export function loader() {
  return redirect('/')
}

/** @returns a path on this site, without the language parameters */
function pathWithoutLanguage(address: string): string {
  const { pathname, searchParams } = new URL(placeOnThisSite(address), 'http://here.invalid')
  searchParams.delete('lang')
  searchParams.delete('text')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
