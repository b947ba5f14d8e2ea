/** Compares the Latin name of a form with the reference. */
import { useCallback, useRef, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { NameCheck } from '../../../contract/reference/reference-shapes.ts'
import { get } from '../../client/api.ts'

export interface CheckedName {
  /** The typed name. */
  latinName: string
  check: NameCheck
}

export function useNameCheck(kind: Kind) {
  const [checkedName, setCheckedName] = useState<CheckedName>()
  // The form uses only the answer to the latest request.
  const latestRequest = useRef('')
  const checkName = useCallback(
    async (latinName: string) => {
      const request = `${kind} ${latinName}`
      if (latinName.trim() === '' || request === latestRequest.current) return
      latestRequest.current = request
      // The note is only advice, so a failed request shows no note.
      const check = await get('checkName', { kind, latinName }).catch(() => undefined)
      if (request !== latestRequest.current) return
      if (check) setCheckedName({ latinName, check })
      else latestRequest.current = ''
    },
    [kind],
  )
  return { checkedName, checkName }
}
