/**
 * Shows the Latin name of an order, a family or a genus. On Chinese pages, the Chinese name follows in the same line.
 * On English pages, only the English name of a family follows.
 */
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { getLocale } from '../paraglide/runtime.js'
import { LatinName } from './latin-name.tsx'
import styles from './lineage.module.css'

/** Shows a genus in italics, and a family or an order upright. */
export function TaxonNames({ rank, name, commonName, chineseName }: TaxonName) {
  const isChinese = getLocale() === 'zh'
  // English names of orders and genera only repeat the names of species.
  const localName = isChinese ? chineseName : rank === 'family' && commonName
  return (
    <>
      {rank === 'genus' ? <LatinName name={name} /> : <span lang="la">{name}</span>}
      {localName && (
        <>
          {' '}
          <span className={styles.local} lang={isChinese ? 'zh-Hans' : 'en'}>
            {localName}
          </span>
        </>
      )}
    </>
  )
}
