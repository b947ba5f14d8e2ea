/** Shows beside Account how many items need the member's attention, and lists the links to these items. */
import { m } from '../../paraglide/messages.js'
import styles from './news-badge.module.css'
import type { News } from './use-news.ts'

interface NewsLink {
  to: string
  text: string
  count: number
}

export function newsLinks(news: News): NewsLink[] {
  const ownMessages = [
    news.returned > 0 && m.news_returned({ count: news.returned }),
    news.decided > 0 && m.news_decided({ count: news.decided }),
  ].filter((message) => message !== false)
  const links = [
    {
      to: '/account#submissions',
      text: ownMessages.join(' · '),
      count: news.returned + news.decided,
    },
    { to: '/adminAuth', text: m.news_pending({ count: news.pending }), count: news.pending },
    {
      to: `/upload?section=${(['plant', 'bird', 'creation'] as const).find((part) => news[part] > 0)}`,
      text: m.news_unsent({ count: news.plant + news.bird + news.creation }),
      count: news.plant + news.bird + news.creation,
    },
  ]
  return links.filter(({ count }) => count > 0)
}

export function NewsBadge({ label, links }: { label: string; links: NewsLink[] }) {
  const count = links.reduce((sum, link) => sum + link.count, 0)
  if (count === 0) return label
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{m.news_words({ label, count })}</span>
      <b className={styles.badge} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </b>
    </>
  )
}
