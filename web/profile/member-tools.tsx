/**
 * Shows members two links on a profile. One link opens the edit form, and the other opens the printed label of the
 * species.
 */
import { Link } from 'react-router'
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { Kind } from '../../contract/kinds.ts'
import { editAddress } from '../../contract/names.ts'
import { labelsAddress } from '../labels/label.ts'
import { m } from '../paraglide/messages.js'
import styles from './member-tools.module.css'

interface MemberToolsProps {
  kind: Kind
  id: string
  latinName: string
}

export default function MemberTools({ kind, id, latinName }: MemberToolsProps) {
  return (
    <p className={styles.edit}>
      <Link to={editAddress(kind, latinName)}>{m.profile_edit()}</Link>
      <Link to={labelsAddress([codeOf(id)])} data-quiet>
        {m.label_of_species()}
      </Link>
    </p>
  )
}
