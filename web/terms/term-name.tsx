/** Shows a term in both languages, first in the reader's language. */
import type { Term } from '../../contract/school/terms.ts'
import { getLocale } from '../paraglide/runtime.js'

const tags = { en: 'en', zh: 'zh-Hans' } as const

export function TermName({ name }: Pick<Term, 'name'>) {
  const own = getLocale()
  const other = own === 'en' ? 'zh' : 'en'
  return (
    <>
      <b lang={tags[own]}>{name[own]}</b> <span lang={tags[other]}>{name[other]}</span>
    </>
  )
}
