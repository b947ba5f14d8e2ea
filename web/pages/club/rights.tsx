/** Shows /rights, /privacy and /accessibility, each with its text from content/rights.yaml or the shipped text. */
import type { RightsContent } from '../../../contract/schemas/content.ts'
import styles from '../../about/about-page.module.css'
import { languageOf } from '../../language/language.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/rights'

const topics = ['rights', 'privacy', 'accessibility'] as const satisfies (keyof RightsContent)[]

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.request)
  const path = new URL(args.request.url).pathname.toLowerCase()
  const topic = topics.find((each) => path.startsWith(`/${each}`)) ?? 'rights'
  const part = pageOf(args).content.rights()?.[topic]
  return { title: part?.title[language] ?? topic, html: part?.text[language] }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: m.rights_description(),
  })

export default function Rights({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {html ? <Prose html={html} /> : <p className={styles.none}>{m.about_none()}</p>}
    </div>
  )
}
