/** Makes random requests that no browser sends. The same seed gives the same requests. */

import { endpoints } from '../../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { inputSchema } from '../../../contract/input-schema.ts'
import { seededRandom } from '../texts/search-queries.ts'

export interface RandomRequest {
  method: string
  target: string
  headers: Record<string, string>
  body: string
}

/** A password or token in addresses and headers, which no log may contain. */
export const secret = 'hunter2-secret'

type Draw = (below: number) => number

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']
const pages = [
  ...['/', '/databaseBird', '/home', '/glossary', '/glossaryBird/print', '/inSeason', '/search'],
  ...['/search/Magnolia_denudata', '/search/Magnolia_denudata/gallery', '/searchBird/x', '/s/abc'],
  ...['/creation', '/video/x', '/upload', '/editPage', '/aboutUs', '/walk/lake', '/labels'],
  ...['/login', '/register', '/account', '/newPassword', '/adminView', '/adminAuth', '/admin'],
  ...['/admin/activity', '/admin/history', '/language', '/api/docs', '/nowhere', '/__manifest'],
  ...['/healthz', '/readyz', '/metrics', '/public/x', '/public/compressed/x', '/assets/x.js'],
  ...['/api/openapi.json', '/api/plants.csv', '/api/activity.csv', '/offline.js', '/content/x.svg'],
  ...['/robots.txt', '/sitemap.xml', '/sitemap/plants-1.xml', '/feed.xml', '/site.webmanifest'],
  ...['/favicon.ico', '/icon.svg', '/card/x.jpg', '/embed/x', '/oembed?url=x&maxwidth=1'],
]
const pieces = [
  ...[
    '/',
    '//',
    '/\\',
    '\\',
    '/.',
    '/..',
    '/.//',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
  ],
  ...['.data', ';x=1', '#x', '@', ':', '[', ']', '*', '%F0%9F%8C%B8', '%E8%8A%B1', '_', ' '],
  ...["'", '"', '<', '{}', '|', '^', '~', '$', '!', 'a'.repeat(3000), '__proto__', 'constructor'],
]
const values = [
  ...['', '0', '-1', '1e999', 'NaN', '99999999999999999999', 'true', 'null', '[]', '%00', '%ff'],
  ...['bird', 'plant', 'zh', 'en', '13', '%F0%9F%8C%B8', '%ED%A0%80', "'--", 'a'.repeat(2000), '%'],
  ...['Magnolia denudata', '2025-13-45', '../..', '//h', 'javascript:x', '%E2%80%AE', '\u0301x'],
]
const authorities = [
  ...['localhost', 'localhost:80', 'a@b', `user:${secret}@h`, '', ' ', '[', '[::1]', '[::1', 'a/b'],
  ...['a?b', 'a#b', 'a\\b', 'a:99999', 'a:b', 'a:', '%', '..', '1.2.3.4.5', 'a,b', 'xn--', '-'],
  ...['a'.repeat(300), 'evil.example', 'localhost, evil.example', '0x7f.1', "'", '<x>', '*'],
]
const types = [
  ...['application/json', 'application/json; charset=utf-16', 'application/JSON ;x', 'text/plain'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ],
  ...[
    'multipart/form-data; boundary="',
    'garbage',
    '',
    'a/b; c="',
    'application/xml',
    'text/x-script',
  ],
]

export function drawRequests(seed: number, count: number): RandomRequest[] {
  const draw = seededRandom(seed)
  return Array.from({ length: count }, () => drawRequest(draw))
}

const oneOf = <Value>(draw: Draw, choices: readonly Value[]): Value =>
  choices[draw(choices.length)] as Value
const oneIn = (draw: Draw, chances: number) => draw(chances) === 0

function drawRequest(draw: Draw): RandomRequest {
  const row = oneOf(draw, Object.values(endpoints) as Endpoint[])
  const isCall = !oneIn(draw, 2)
  const method = isCall && !oneIn(draw, 5) ? row.method : oneOf(draw, methods)
  const fields = Object.keys(inputSchema(row).properties ?? {})
  const path = isCall ? `/api${row.path}` : oneOf(draw, pages)
  const type = isCall && !oneIn(draw, 3) ? typeOf(row) : oneOf(draw, types)
  const hasBody = method === 'POST' || method === 'PUT' || oneIn(draw, 20)
  const body = hasBody ? bodyOf(draw, type, fields) : ''
  return {
    method,
    target: targetOf(draw, path, fields),
    headers: { ...headersOf(draw), ...(hasBody && type && { 'content-type': type }) },
    body,
  }
}

const typeOf = ({ form }: Endpoint) =>
  form ? 'multipart/form-data; boundary=x' : 'application/json'

function targetOf(draw: Draw, path: string, fields: string[]): string {
  const prefix = oneIn(draw, 12)
    ? oneOf(draw, ['//', '/\\', '/.//', 'http://', 'https://', '*', '//x'])
    : ''
  const authority = prefix && oneOf(draw, authorities)
  const suffix = oneIn(draw, 4) ? oneOf(draw, pieces) : ''
  const names = [
    'q',
    'page',
    'kind',
    'lang',
    'month',
    'tab',
    'token',
    '_routes',
    '__proto__',
    'x[]',
  ]
  const query = Array.from({ length: draw(4) }, () => {
    return `${oneOf(draw, [...names, ...fields])}=${oneOf(draw, values)}`
  })
  if (oneIn(draw, 8)) query.push(`token=${secret}`)
  return `${prefix}${authority}${path}${suffix}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function headersOf(draw: Draw): Record<string, string> {
  const unusualHeaders: Record<string, readonly string[]> = {
    accept: ['*/*', 'text/html', ',', ';q=2'],
    'accept-encoding': ['gzip', 'br;q=x', '*;q=0', ',,,', 'zstd, identity;q=0'],
    'accept-language': ['zh', 'en;q=0', '*', '-', 'zh-Hans-CN, ;q=', 'a'.repeat(2000)],
    authorization: [`Bearer ${secret}`, `Basic ${secret}`, 'Bearer', 'x', `bearer  ${secret}`],
    cookie: [`session=${secret}`, `__Host-session=${secret}`, '=;;=', 'language=xx', 'language=zh'],
    'if-none-match': ['*', '""', 'W/', 'x'.repeat(500)],
    'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'],
    origin: ['null', 'http://localhost', `http://u:${secret}@h`, '[', 'a'.repeat(500)],
    'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
    'idempotency-key': ['abcdefgh', '', ' ', 'a'.repeat(500)],
    'x-forwarded-for': ['1.2.3.4', 'x', ',,', '::'],
    'x-forwarded-host': authorities.filter((each) => each.trim() !== ''),
    'x-forwarded-proto': ['https', 'javascript', ',', 'http, x'],
    'x-http-method-override': ['DELETE'],
    expect: ['100-continue'],
    referer: [`http://u:${secret}@h/?token=${secret}`],
    'user-agent': ['', 'a'.repeat(3000)],
  }
  const names = Object.keys(unusualHeaders).filter(() => oneIn(draw, 6))
  const headers = names.map((name) => [name, oneOf(draw, unusualHeaders[name] ?? [''])] as const)
  const host = oneIn(draw, 8) ? oneOf(draw, authorities) : 'localhost'
  return { host, ...Object.fromEntries(headers) }
}

function bodyOf(draw: Draw, type: string, fields: string[]): string {
  const value = () => oneOf(draw, ['["x"]', '""', ...values])
  if (type.startsWith('multipart')) {
    const parts = fields
      .filter(() => !oneIn(draw, 4))
      .map((name) => {
        const file = oneIn(draw, 6) ? '; filename="a.jpg"' : ''
        const json = oneIn(draw, 6) ? '\r\nContent-Type: application/json' : ''
        const content = json && oneIn(draw, 2) ? makeNestedJson(draw) : value()
        return `--x\r\nContent-Disposition: form-data; name="${name}"${file}${json}\r\n\r\n${content}\r\n`
      })
    return parts.join('') + oneOf(draw, ['--x--\r\n', '--x--\r\n', '', '--x'])
  }
  if (type.includes('urlencoded')) {
    return [...fields, 'language', 'returnTo'].map((name) => `${name}=${value()}`).join('&')
  }
  if (oneIn(draw, 6))
    return oneOf(draw, ['', '{', '[]', 'null', '"x"', '\0', '{"a":1,"a":2}', makeNestedJson(draw)])
  const json = (depth: number): unknown => {
    const kind = draw(depth > 2 ? 5 : 8)
    if (kind < 3) return value()
    if (kind === 3) return oneOf(draw, [0, -1, 1e308, 1.5, null, true, false])
    if (kind === 4) return oneOf(draw, ['\0', '\ud800', 'plant', 'bird', 'https://x.example', '甲'])
    if (kind === 5) return [json(depth + 1), json(depth + 1)]
    return Object.fromEntries([...fields, '$ne'].map((name) => [name, json(depth + 1)]))
  }
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, json(0)])))
}

function makeNestedJson(draw: Draw): string {
  const depth = oneOf(draw, [60, 70, 5000, 90_000])
  return oneIn(draw, 2)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}
