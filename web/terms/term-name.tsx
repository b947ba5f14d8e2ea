/** Shows the name of a term in both languages, first in the reader's language. */
import type { Term } from '../../contract/school/terms.ts'
import { getLocale } from '../paraglide/runtime.js'

const tags = { en: 'en', zh: 'zh-Hans' } as const

export function TermName({ name }: Pick<Term, 'name'>) {
  const first = getLocale()
  const second = first === 'en' ? 'zh' : 'en'
  return (
    <>
      <b lang={tags[first]}>{name[first]}</b> <span lang={tags[second]}>{name[second]}</span>
    </>
  )
}
