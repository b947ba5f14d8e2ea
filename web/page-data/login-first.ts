/** Redirects a visitor to the login page. After signing in, the reader returns to the requested page. */
import { redirect } from 'react-router'
import { keepPageParameters } from '../addresses/page-parameters.ts'

/** @param url the address of the page. The request itself may be for the page's data, at another address. */
export function loginFirst({ pathname, search }: URL): Response {
  const page = encodeURIComponent(pathname + keepPageParameters(search)).replaceAll('%2F', '/')
  return redirect(`/login?to=${page}`)
}
