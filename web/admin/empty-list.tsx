/** Shows that a list of the administration is empty, with a link to the page where an admin continues. */
import { Link } from 'react-router'
import styles from './administration.module.css'

interface EmptyListProps {
  message: string
  to: string
  linkText: string
}

export function EmptyList({ message, to, linkText }: EmptyListProps) {
  return (
    <>
      <p className={styles.none}>{message}</p>
      <p className={styles.ways}>
        <Link to={to}>{linkText}</Link>
      </p>
    </>
  )
}
