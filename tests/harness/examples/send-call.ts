/** Sends a call of the table over HTTP as a query, as JSON or as a form, according to the row of the call. */

import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { jpeg } from '../pictures/pictures.ts'
import { formBody } from '../sites/members.ts'
import type { Site } from '../sites/site.ts'
import { type Example, examples } from './call-examples.ts'

interface SendOptions {
  headers?: Record<string, string>
  /** Replaces the address of the call. */
  address?: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
}

/** @returns the valid input of the example */
export async function validInput(site: Site, name: EndpointName): Promise<object> {
  const { valid } = examples[name] as Example<EndpointName>
  return typeof valid === 'function' ? valid(site) : valid
}

/** Sends a call with the files of its example. */
export async function sendCall(
  site: Site,
  name: EndpointName,
  input: unknown,
  options: SendOptions = {},
) {
  const row: Endpoint = endpoints[name]
  const { headers = {}, address = `/api${row.path}`, method = row.method } = options
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    const query =
      row.method === 'GET' ? `${new URLSearchParams(input as Record<string, string>)}` : ''
    const url = query ? `${address}?${query}` : address
    return site.app.inject({ method, url, headers })
  }
  const { payload, type } = row.form
    ? await exampleForm(name, input as Record<string, string>)
    : { payload: JSON.stringify(input), type: 'application/json' }
  return site.app.inject({
    method,
    url: address,
    payload,
    headers: { 'content-type': type, ...headers },
  })
}

async function exampleForm(name: EndpointName, fields: Record<string, string>) {
  const files: Record<string, [string, Uint8Array][]> = {}
  for (const [field, fileNames] of Object.entries(examples[name].files ?? {})) {
    files[field] = await Promise.all(
      fileNames.map(async (file): Promise<[string, Uint8Array]> => [file, await jpeg(file)]),
    )
  }
  return formBody(fields, files)
}
