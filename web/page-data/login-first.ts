/** Redirects a visitor to the login page. After signing in, the reader returns to the requested page. */
import { redirect } from 'react-router'
import { keepPageParameters } from '../addresses/page-parameters.ts'

/** @param url the address of the page. The address of the request may be that of the page's data. */
export function loginFirst({ pathname, search }: URL): Response {
  const page = encodeURIComponent(pathname + keepPageParameters(search)).replaceAll('%2F', '/')
  return redirect(`/login?to=${page}`)
}
