/**
 * Renders a field for choosing one species by its Latin, English or Chinese name. The field keeps the typed text until
 * a species is chosen. A form clears the field by changing its `key`.
 */
import { Combobox } from '@base-ui/react/combobox'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { threeNames } from '../species/species-names.tsx'
import { FieldFrame } from '../ui/forms/field-frame.tsx'
import type { ListedSpecies } from './listed-species.ts'
import { notListedWords } from './not-listed-words.ts'
import styles from './species-picker.module.css'
import { SpeciesPickerList } from './species-picker-list.tsx'
import { useOwnNewSpecies } from './use-own-new-species.ts'
import { useSpeciesList } from './use-species-list.ts'

interface SpeciesPickerProps {
  /** The kinds of the species that the field offers. */
  kinds: readonly Kind[]
  label: string
  error?: string | undefined
  required?: boolean
  /** Whether the field also accepts the member's own undecided new species. */
  withOwnNewSpecies?: boolean
  /** The text of the empty field. */
  placeholder?: string | undefined
  value: ListedSpecies | null
  onChange: (value: ListedSpecies | null) => void
  /** The text that the reader typed on an earlier visit, if the text is not the name of a species. */
  typedBefore?: string | undefined
  /** Called with the typed text, and with an empty text when the reader chooses a species. */
  onType?: (text: string) => void
}

export function SpeciesPicker({
  kinds,
  label,
  error,
  required = false,
  withOwnNewSpecies = false,
  placeholder = m.search_placeholder(),
  value,
  onChange,
  typedBefore = '',
  onType,
}: SpeciesPickerProps) {
  const [typedText, setTyped] = useState(typedBefore)
  const [hasLeft, setHasLeft] = useState(typedBefore !== '')
  const [isOpen, setIsOpen] = useState(false)
  const fieldBox = useRef<HTMLDivElement>(null)
  const actions = useRef<Combobox.Root.Actions>(null)
  const searchedText = value ? '' : typedText
  const recordedList = useSpeciesList(kinds, searchedText)
  const list = useOwnNewSpecies(recordedList, {
    kinds,
    text: searchedText,
    isWanted: withOwnNewSpecies,
  })
  const text = value ? threeNames(value) : typedText
  const isUnnamed = hasLeft && !value && typedText.trim() !== ''
  const choose = useEffectEvent(onChange)

  // On a slow network the list may arrive after the reader has left the field.
  useEffect(() => {
    const namedSpecies = isUnnamed ? list.findByName() : undefined
    if (namedSpecies) choose(namedSpecies)
  }, [isUnnamed, list])

  /** Searches for a text that the reader typed before hydration, because no event reported this text. */
  const readTypedText = useEffectEvent(() => {
    const input = fieldBox.current?.querySelector('input')
    if (!input || input.value === text) return
    setTyped(input.value)
    onType?.(input.value)
    list.prepare()
    const hasFocus = document.activeElement === input
    setIsOpen(hasFocus)
    setHasLeft(!hasFocus)
  })
  useEffect(() => readTypedText(), [])

  // The list has no closing animation, so this effect removes the list at once.
  useEffect(() => {
    if (!isOpen) actions.current?.unmount()
  }, [isOpen])

  function leave(event: FocusEvent<HTMLInputElement>) {
    // The button with the arrow belongs to the field.
    if (fieldBox.current?.contains(event.relatedTarget)) return
    setHasLeft(true)
    setIsOpen(false)
    // If the field got the focus before hydration, React reported no focus event.
    list.prepare()
  }

  return (
    <FieldFrame
      label={label}
      error={isUnnamed && list.isSettled ? notListedWords(kinds) : error}
      marked={required}
    >
      {({ className, ...control }) => (
        <>
          <Combobox.Root<ListedSpecies>
            items={list.found.map(({ names }) => names)}
            filter={null}
            autoHighlight
            open={isOpen}
            onOpenChange={setIsOpen}
            actionsRef={actions}
            required={required}
            value={value}
            onValueChange={onChange}
            itemToStringLabel={threeNames}
            isItemEqualToValue={(a, b) => a.kind === b.kind && a.latinName === b.latinName}
            inputValue={text}
            onInputValueChange={(next, details) => {
              // The typed text stays when the reader leaves the field, so that the reader sees the error.
              if (details.reason === 'none' || details.reason === 'input-clear') {
                if (next !== text) details.cancel()
                return
              }
              setTyped(next)
              onType?.(details.reason === 'item-press' ? '' : next)
              if (value && details.reason === 'input-change') onChange(null)
            }}
          >
            <div ref={fieldBox}>
              <Combobox.InputGroup className={styles.group}>
                <Combobox.Input
                  {...control}
                  className={`${className} ${styles.input}`}
                  placeholder={placeholder}
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  onFocus={(event) => {
                    setHasLeft(false)
                    list.prepare()
                    // The field selects its text, so that typing replaces the text.
                    if (value) event.currentTarget.select()
                  }}
                  onBlur={leave}
                />
                <Combobox.Trigger className={styles.trigger} aria-label={m.picker_open()}>
                  <span className={styles.arrow} aria-hidden="true" />
                </Combobox.Trigger>
              </Combobox.InputGroup>
            </div>
            <SpeciesPickerList container={fieldBox} {...list} />
          </Combobox.Root>
          {withOwnNewSpecies && (
            <div role="status" className={styles.waits}>
              {value?.isNew && m.picker_own_new_waits()}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}
