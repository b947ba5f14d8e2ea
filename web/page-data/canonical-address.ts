/** Redirects other spellings of an address, because the router ignores case and a slash at the end. */
import { redirect } from 'react-router'

/**
 * Compares the decoded paths, because browsers and proxies encode the same character differently.
 * @param url the address of the page, which is not the address of the request for the data of the page
 * @param address the one address of the page, without its query
 * @throws a permanent redirect to this address, with the same query, from any other spelling
 */
export function assertCanonical({ pathname, search }: URL, address: string): void {
  if (decodeURIComponent(pathname) !== decodeURIComponent(address)) {
    throw redirect(address + search, 301)
  }
}
