/** Lets an admin merge a species into another species, and choose for each field which of the two texts remains. */
import { useEffect, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { MergeChoices, MergeField } from '../../contract/schemas/merging.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { useTextInWords } from '../characters/questions.tsx'
import { get } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { fieldWord } from '../submissions/detail-words.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './merge-species.module.css'

type Side = 'from' | 'into'

/** The fields that are copied from the merged species, and the species whose cover remains. */
export interface MergeSelection {
  take: MergeField[]
  cover: Side
}

interface MergeSpeciesProps {
  kind: Kind
  /** The Latin name of the species to merge. */
  from: string
  call: SignedInCall
  onMerge: (into: ListedSpecies, selection: MergeSelection) => void
}

export function MergeSpecies({ kind, from, call, onMerge }: MergeSpeciesProps) {
  const [into, setInto] = useState<ListedSpecies | null>(null)
  const [choices, setChoices] = useState<MergeChoices>()
  const [sides, setSides] = useState<Partial<Record<MergeField | 'cover', Side>>>({})
  const latestName = useRef('')
  const showToast = useToast()
  const textInWords = useTextInWords()
  const name = into?.latinName ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another species is chosen
  useEffect(() => {
    latestName.current = name
    setChoices(undefined)
    setSides({})
    if (!name) return
    call(() => get('mergeChoices', { kind, from, into: name })).then(
      (fetchedChoices) => latestName.current === name && setChoices(fetchedChoices),
      () => showToast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() }),
    )
  }, [name])

  const choose = (field: MergeField | 'cover') => (side: Side) =>
    setSides((before) => ({ ...before, [field]: side }))
  const hasBothCovers = choices?.covers.from && choices.covers.into

  return (
    <div className={styles.merge}>
      <SpeciesPicker
        kinds={[kind]}
        label={m.curation_merge_into()}
        value={into}
        onChange={setInto}
      />
      {choices && (
        <>
          <p>{m.merge_hint()}</p>
          <div className={styles.heads} aria-hidden="true">
            <b>{m.merge_into({ name })}</b>
            <b>{m.merge_from({ name: from })}</b>
          </div>
          {choices.fields.map(({ field, ...texts }) => (
            <Choice
              key={field}
              label={fieldWord(field)}
              chosen={sides[field] ?? 'into'}
              onChoose={choose(field)}
              into={textInWords(field, texts.into) || m.review_nothing()}
              from={textInWords(field, texts.from) || m.review_nothing()}
            />
          ))}
          {hasBothCovers && (
            <Choice
              label={m.order_cover()}
              chosen={sides.cover ?? 'into'}
              onChoose={choose('cover')}
              into={<Cover image={choices.covers.into} name={name} />}
              from={<Cover image={choices.covers.from} name={from} />}
            />
          )}
        </>
      )}
      <p>
        <Button
          disabled={!into || !choices}
          onClick={() => {
            const { cover = 'into', ...fields } = sides
            const take = Object.entries(fields).flatMap(([field, side]) =>
              side === 'from' ? [field as MergeField] : [],
            )
            if (into) onMerge(into, { take, cover })
          }}
        >
          {m.curation_merge()}
        </Button>
      </p>
    </div>
  )
}

interface ChoiceProps {
  label: string
  chosen: Side
  onChoose: (side: Side) => void
  into: React.ReactNode
  from: React.ReactNode
}

function Choice({ label, chosen, onChoose, ...sides }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {(['into', 'from'] as const).map((side) => (
        <label key={side} data-chosen={chosen === side || undefined}>
          <input
            type="radio"
            name={`merge-${label}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className={styles.text}>{sides[side]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Cover({ image, name }: { image: MergeChoices['covers']['from']; name: string }) {
  if (!image) return null
  return (
    <span className={styles.cover}>
      <Picture picture={image} alt={name} sizes="14rem" ratio={4 / 3} fit="contain" />
    </span>
  )
}
