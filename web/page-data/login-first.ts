/** Redirects a visitor to the login. After the login, the reader returns to the page. */
import { redirect } from 'react-router'
import { readByPages } from '../addresses/page-parameters.ts'

/** @param url the address of the page, because the request itself may be for the page's data */
export function loginFirst({ pathname, search }: URL): Response {
  const page = encodeURIComponent(pathname + readByPages(search)).replaceAll('%2F', '/')
  return redirect(`/login?to=${page}`)
}
