/** Renders a page with a single message and links to other pages. */
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  children: ReactNode
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
