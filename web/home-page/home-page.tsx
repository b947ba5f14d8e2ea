/** Shows the home page with featured pairs, the search, activities, walks and the guided tour. */
import { useEffect } from 'react'
import type { HomeContent } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { SearchBar } from '../search/search-bar.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { Activities } from './activities.tsx'
import type { Featured } from './diptych.tsx'
import styles from './home-page.module.css'
import { InBloom } from './in-bloom.tsx'
import { Tour, type TourProps } from './tour.tsx'
import { Walks, type WalksProps } from './walks.tsx'

interface HomePageProps extends Pick<HomeContent, 'activities'>, WalksProps {
  /** Null if the pairs could not be loaded. */
  featured: Featured[] | null
  tour: TourProps | null
}

export function HomePage({ featured, activities, walks, map, tour }: HomePageProps) {
  return (
    <>
      <div className={styles.page}>
        <header className={styles.opening}>
          <h1>{m.home_page_bloom()}</h1>
          <SearchBar kind="plant" size="large" />
        </header>
        <InBloom featured={featured ?? []} />
        <Activities activities={activities} />
        <Walks walks={walks} map={map} />
        {tour && <Tour {...tour} />}
      </div>
      {!featured && <FailureToast />}
    </>
  )
}

function FailureToast() {
  const showToast = useToast()
  useEffect(() => {
    showToast({ look: 'failure', title: m.toast_error(), text: m.home_page_failed() })
  }, [showToast])
  return null
}
