/** Shows the ticks of "my list" under the names of a profile. */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import Ticks from './ticks.tsx'

interface ProfileTicksProps {
  kind: Kind
  id: string
  names: Names
}

export default function ProfileTicks({ kind, id, names }: ProfileTicksProps) {
  return <Ticks id="ticks" species={{ code: codeOf(id), kind, ...names }} />
}
