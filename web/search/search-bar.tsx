/**
 * Renders the search for names: an ARIA combobox with at most three suggestions. Before hydration, the search is a
 * plain form that opens the filtered database, such as `/search?q=`.
 */
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { searchTextMaximum } from '../../contract/limits.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import { keepOnLanguageSwitch } from '../language/language-switch-state.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { MatchedName } from './matched-name.tsx'
import styles from './search-bar.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBarProps {
  kind: Kind
  /** `large` on pages whose purpose is the search. */
  size: 'large' | 'small'
  initialText?: string
}

const labels: Record<Kind, () => string> = {
  plant: m.plant_search_label,
  bird: m.bird_search_label,
}

export function SearchBar({ kind, size, initialText = '' }: SearchBarProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(kind, text)
  const { state, found, isCurrent, isSettled } = suggestions
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const isListShown = isOpen && found.length > 0
  const findsNothing = state === 'ready' && isSettled && found.length === 0
  // Until all names and words are loaded, the reader can submit any text except an empty text.
  const canSubmit = text.trim() !== '' && !findsNothing
  const isHydrated = useHydrated()

  // The effect searches for a text that the reader typed before hydration or before a switch of the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typedText = field.current?.value ?? ''
    if (typedText !== initialText) {
      changeText(typedText)
      setIsOpen(document.activeElement === field.current)
    } else if (initialText || document.activeElement === field.current) suggestions.prepare()
  }, [])

  function changeText(value: string) {
    setText(value)
    setActive(-1)
    setIsOpen(true)
    suggestions.prepare()
  }
  function choose(names: Names) {
    setIsOpen(false)
    setText('')
    navigate(profileAddress(kind, names.latinName), { state: { arriving: { names } } })
  }
  function submit(event: FormEvent) {
    const best = isCurrent ? found[0] : undefined
    // Without a suggestion, the form opens the filtered database, unless a complete search has found nothing.
    if (best || findsNothing) event.preventDefault()
    if (best) choose(best.names)
  }

  return (
    <search>
      <form
        className={styles.form}
        data-size={size}
        action={kinds[kind].profile}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
        }}
      >
        <input
          ref={field}
          {...keepOnLanguageSwitch}
          className={styles.input}
          type="text"
          name="q"
          role="combobox"
          aria-label={labels[kind]()}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={isListShown}
          aria-activedescendant={isListShown && active >= 0 ? `${list}-${active}` : undefined}
          placeholder={m.search_placeholder()}
          maxLength={searchTextMaximum}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => changeText(event.target.value)}
          onFocus={(event) => {
            // The keyboard of a touch screen would cover the suggestions.
            if (matchMedia('(pointer: coarse)').matches) event.currentTarget.form?.scrollIntoView()
            suggestions.prepare()
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} disabled={isHydrated && !canSubmit}>
          {m.search_submit()}
        </button>
        <div
          id={list}
          role="listbox"
          aria-label={m.search_suggestions()}
          className={styles.list}
          hidden={!isListShown}
        >
          {found.map(({ names, matched }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
            <div
              key={names.latinName}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // A press must not move the focus away from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(names)}
            >
              <SpeciesNames names={names} as="entry" />
              <MatchedName matched={matched} />
            </div>
          ))}
        </div>
      </form>
      <p className={styles.note} role="status">
        {state === 'failed' && m.search_failed()}
        {findsNothing && text.trim() && text !== initialText && m.search_none()}
        {isListShown && (
          <span className="visually-hidden">{m.search_found({ count: found.length })}</span>
        )}
      </p>
    </search>
  )

  function onKeyDown(event: KeyboardEvent) {
    // A Chinese input method uses the keys itself during composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const last = found.length - 1
    if (event.key === 'Escape') {
      if (isListShown) setIsOpen(false)
      else setText('')
      setActive(-1)
    } else if (event.key === 'Enter' && isListShown && found[active]) {
      event.preventDefault()
      choose(found[active].names)
    } else if (last >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setIsOpen(true)
      if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
      else setActive(active <= 0 ? last : active - 1)
    }
  }
}
