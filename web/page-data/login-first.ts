/** Sends a visitor to the login, which returns to the page afterwards. */
import { redirect } from 'react-router'
import { readByPages } from '../addresses/page-parameters.ts'

/** @param url of the page; the request itself may be for the page's data */
export function loginFirst({ pathname, search }: URL): Response {
  const page = encodeURIComponent(pathname + readByPages(search)).replaceAll('%2F', '/')
  return redirect(`/login?to=${page}`)
}
