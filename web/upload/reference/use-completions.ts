/** Requests the names of the reference, or the families of the site's own table, that begin with the typed text. */
import { useEffect, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { ReferenceField, ReferenceName } from '../../../contract/reference/reference-shapes.ts'
import { get } from '../../client/api.ts'

/** The debounce while the member types, in milliseconds. */
const debounce = 150

export interface Completion {
  value: string
  /** The other names of the species or family, which help the member to choose. */
  label: string
  /** The reference name that has this value; undefined for a family. */
  name: ReferenceName | undefined
}

/**
 * @param text the typed text; a text shorter than two characters causes no request, unless it is Chinese
 * @returns the names or families that begin with the text; the earlier results stay until the next answer
 */
export function useCompletions(
  kind: Kind,
  field: ReferenceField,
  text: string,
): readonly Completion[] {
  const [completions, setCompletions] = useState<readonly Completion[]>([])
  const query = text.trim()
  // One Chinese character matches few names, but one letter would match too many names.
  const isLongEnough = query.length > 1 || /\p{Script=Han}/u.test(query)

  useEffect(() => {
    if (!isLongEnough) return
    const request = new AbortController()
    const requestCompletions = async () => {
      try {
        const answer = await get('completeName', { kind, field, text: query }, request.signal)
        if (!request.signal.aborted) setCompletions(completionsIn(field, answer))
      } catch {
        // A form works without completions.
      }
    }
    const timer = setTimeout(requestCompletions, debounce)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [kind, field, query, isLongEnough])

  return isLongEnough ? completions : []
}

interface Answer {
  names: ReferenceName[]
  families: { name: string; commonName: string; chineseName: string }[]
}

function completionsIn(field: ReferenceField, { names, families }: Answer): Completion[] {
  if (field === 'family') {
    return families.map(({ name, commonName, chineseName }) => ({
      ...{ value: name, label: inOneLine([commonName, chineseName]), name: undefined },
    }))
  }
  return names.map((name) => {
    const { latinName, commonName, chineseName } = name
    const others = [latinName, commonName, chineseName].filter((each) => each !== name[field])
    return { value: name[field], label: inOneLine(others), name }
  })
}

const inOneLine = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
