/** Compares the Latin name of a form with the reference. */
import { useCallback, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { NameCheck } from '../../../contract/taxonomy/reference-shapes.ts'
import { get } from '../../client/api.ts'

export interface CheckedName {
  /** The name as it was typed. */
  latinName: string
  check: NameCheck
}

export function useNameCheck(kind: Kind) {
  const [checked, setChecked] = useState<CheckedName>()
  // Only the answer to the latest question is used.
  const asked = useRef('')
  const look = useCallback(
    async (latinName: string) => {
      const question = `${kind} ${latinName}`
      if (latinName.trim() === '' || question === asked.current) return
      asked.current = question
      // The note is only advice, so it is left out without an answer.
      const check = await get('checkName', { kind, latinName }).catch(() => undefined)
      if (question !== asked.current) return
      if (check) setChecked({ latinName, check })
      else asked.current = ''
    },
    [kind],
  )
  return { checked, look }
}
