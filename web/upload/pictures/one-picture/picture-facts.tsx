/** Lists the values that the form sends with a picture, except a shared species, and marks the picture's own values. */

import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { parsePhotoDate, photoTime } from '../../../../contract/photo-dates.ts'
import { m } from '../../../paraglide/messages.js'
import { photoDay } from '../../../photographs/photo-date.ts'
import { LatinName } from '../../../species/latin-name.tsx'
import { uploadWords } from '../../form/upload-words.ts'
import type { QueueItem } from '../../queue/items/item.ts'
import { effectiveValues, type Values } from '../../queue/items/values.ts'
import styles from './picture-item.module.css'
import { stageWord } from './stage-word.ts'

interface PictureFactsProps {
  kind: Kind
  item: QueueItem
  common: Values
  /** The names of the values whose absence the list mentions. */
  mentioned: readonly string[]
}

export function PictureFacts({ kind, item, common, mentioned }: PictureFactsProps) {
  const { overrides, exifDate } = item
  const values = effectiveValues(kind, overrides, exifDate, common)
  const section = kinds[kind].sections.find((each) => each === values.season)
  const isFromExif =
    !overrides.date && exifDate !== undefined && values.date === exifDate && !common.date
  const facts = [
    { name: 'species', label: m.pictures_species(), value: ownSpecies(values, common) },
    {
      name: 'season',
      label: uploadWords[kind].stageOrSeason(),
      value: section ? stageWord(section) : '',
    },
    { name: 'date', label: m.pictures_date(), value: shownDate(values.date) },
    { name: 'photographer', label: m.gallery_by(), value: values.photographer },
    { name: 'setting', label: m.artwork_setting(), value: values.setting },
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => {
        // The form reports all other missing values. A shared species is shown above the list.
        const isMentioned =
          name === 'season' || name === 'date' || (name === 'species' && !values.species)
        if (!value && !(isMentioned && mentioned.includes(name))) return null
        const origin = overrides[name]
          ? m.pictures_its_own()
          : name === 'date' && isFromExif && m.pictures_from_picture()
        return (
          <div key={name} data-lacking={value ? undefined : true}>
            <dt className="visually-hidden">{label}</dt>
            <dd>
              {name === 'species' && value ? (
                <LatinName name={value} />
              ) : (
                value || m.pictures_lacking({ what: label })
              )}
              {origin && <small> {origin}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** @returns the species of the picture; empty if the picture has the shared species */
const ownSpecies = ({ species }: Values, common: Values) =>
  species === common.species ? '' : species

/**
 * @param date a date as `YYYY-MM-DD`
 * @returns the date for readers; empty for an invalid date
 */
export function shownDate(date: string): string {
  return parsePhotoDate(date) ? photoDay(photoTime(date)).shown : ''
}
