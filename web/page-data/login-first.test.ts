/** Tests that the address of the login contains the page that a visitor requested. */
import { expect, test } from 'vitest'
import { loginFirst } from './login-first.ts'

test.each([
  ['/admin', '/login?to=/admin'],
  [
    '/admin/accounts?search=林&page=2',
    '/login?to=/admin/accounts%3Fsearch%3D%25E6%259E%2597%26page%3D2',
  ],
  ['/upload?section=auth&utm_source=x', '/login?to=/upload%3Fsection%3Dauth'],
])('redirects a visitor from %s to %s', (address, login) => {
  const { status, headers } = loginFirst(new URL(address, 'http://localhost'))
  expect([status, headers.get('location')]).toEqual([302, login])
})
