/** Shows the name that a search matched, if that name is none of the three shown names. */
import type { MatchedName as Matched } from '../../contract/search/search-words.ts'
import { isChinese } from '../../contract/text/language-of-text.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import styles from './matched-name.module.css'

export function MatchedName({ matched }: { matched: Matched | null | undefined }) {
  if (!matched) return null
  return (
    <>
      {' '}
      <span className={styles.matched}>
        <NameWithLabel {...matched} />
      </span>
    </>
  )
}

function NameWithLabel({ by, name }: Matched) {
  if (by === 'pinyin') return <span lang="zh-Latn-pinyin">{name}</span>
  if (by === 'formerName') {
    return (
      <>
        {m.search_formerly()} <LatinName name={name} />
      </>
    )
  }
  if (by === 'synonym') {
    return (
      <>
        {m.search_synonym()} <LatinName name={name} />
      </>
    )
  }
  if (by === 'family') {
    return (
      <>
        {m.taxon_family()} <span lang="la">{name}</span>
      </>
    )
  }
  return (
    <>
      {m.search_also_called()} <span lang={isChinese(name) ? 'zh-Hans' : 'en'}>{name}</span>
    </>
  )
}
