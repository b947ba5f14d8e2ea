/**
 * The name search: an ARIA combobox with up to three suggestions. Before any script runs it is a
 * plain form that leads to the filtered database.
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
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(kind, text)
  const { state, found, current, settled } = suggestions
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = open && found.length > 0
  const findsNothing = state === 'ready' && settled && found.length === 0
  // Until all names and words are loaded, any text can be submitted.
  const canSubmit = text.trim() !== '' && !findsNothing
  const hydrated = useHydrated()

  // Text typed before hydration, or before a switch of the language, is searched for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== initialText) {
      type(typed)
      setOpen(document.activeElement === field.current)
    } else if (initialText || document.activeElement === field.current) suggestions.prepare()
  }, [])

  function type(value: string) {
    setText(value)
    setActive(-1)
    setOpen(true)
    suggestions.prepare()
  }
  function choose(names: Names) {
    setOpen(false)
    setText('')
    navigate(profileAddress(kind, names.latinName), { state: { arriving: { names } } })
  }
  function submit(event: FormEvent) {
    const best = current ? found[0] : undefined
    // Without a suggestion the form leads to the filtered database, as it does without scripts.
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
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
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
          aria-expanded={shown}
          aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
          placeholder={m.search_placeholder()}
          maxLength={searchTextMaximum}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={suggestions.prepare}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} disabled={hydrated && !canSubmit}>
          {m.search_submit()}
        </button>
        <div
          id={list}
          role="listbox"
          aria-label={m.search_suggestions()}
          className={styles.list}
          hidden={!shown}
        >
          {found.map(({ names, matched }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
            <div
              key={names.latinName}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              // Pressing must not take the focus from the field.
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
        {shown && (
          <span className="visually-hidden">{m.search_found({ count: found.length })}</span>
        )}
      </p>
    </search>
  )

  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese input method composes, it uses the keys itself.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const last = found.length - 1
    if (event.key === 'Escape') {
      if (shown) setOpen(false)
      else setText('')
      setActive(-1)
    } else if (event.key === 'Enter' && shown && found[active]) {
      event.preventDefault()
      choose(found[active].names)
    } else if (last >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setOpen(true)
      if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
      else setActive(active <= 0 ? last : active - 1)
    }
  }
}
