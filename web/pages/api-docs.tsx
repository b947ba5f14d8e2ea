/** Shows /api/docs, which lists the calls of the API for readers. */
import * as z from 'zod'
import { endpoints } from '../../contract/calls/endpoints.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { inputSchema } from '../../contract/input-schema.ts'
import { withColon } from '../language/marks.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/api-docs'
import styles from './api-docs.module.css'

/**
 * The descriptions of the calls. The loader makes them once, because making them takes 0.1 s and they never change
 * while the server runs. The browser gets the descriptions and does not load the schemas.
 */
let calls: ReturnType<typeof describeCalls> | undefined

export function loader() {
  calls ??= describeCalls()
  return { calls }
}

function describeCalls() {
  return Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({
    name,
    method: endpoint.method,
    path: endpoint.path,
    allow: endpoint.allow,
    summary: endpoint.summary,
    type: endpoint.form && 'multipart/form-data',
    input: schemaText(inputSchema(endpoint)),
    output: schemaText(z.toJSONSchema(endpoint.output)),
  }))
}

function schemaText({ $schema: _, ...schema }: z.core.JSONSchema.BaseSchema): string {
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0
  return isEmpty ? '' : JSON.stringify(schema, null, 2)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.api_title(), description: m.api_description() })

const roleLabels = {
  visitor: m.api_visitor,
  member: m.api_member,
  reviewer: m.api_reviewer,
  admin: m.api_admin,
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return (
    <article className={styles.page}>
      <h1>{m.api_title()}</h1>
      <p>
        {m.api_intro()} <a href="/api/openapi.json">/api/openapi.json</a>
      </p>
      {loaderData.calls.map((call) => (
        <section key={call.name} className={styles.call} id={call.name}>
          <h2>
            <code>{call.method}</code> <code>/api{call.path}</code>{' '}
            {call.type && <code>{call.type}</code>}
          </h2>
          <p lang="en">
            <WithCode text={call.summary} />
          </p>
          <p className={styles.who}>{withColon(m.api_who(), roleLabels[call.allow]())}</p>
          <SchemaDetails title={m.api_input()} text={call.input} />
          <SchemaDetails title={m.api_output()} text={call.output} />
        </section>
      ))}
      <h2>{m.api_images()}</h2>
      <p>{m.api_images_text()}</p>
    </article>
  )
}

/** Shows the words between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}

function SchemaDetails({ title, text }: { title: string; text: string }) {
  if (!text) {
    return <p className={styles.who}>{withColon(title, m.api_none())}</p>
  }
  return (
    <details>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a box that has the focus */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  )
}
