/** Renders buttons that zoom the map, for readers without a touch screen or a keyboard. */
import { m } from '../paraglide/messages.js'
import { scaleMaximum, zoomStep } from './use-map-zoom.ts'
import styles from './zoom-buttons.module.css'

interface ZoomButtonsProps {
  scale: number
  zoom: (scale: number) => void
  /** Whether the page is hydrated. Before hydration, the buttons are hidden, because they do not work yet. */
  isHydrated: boolean
}

export function ZoomButtons({ scale, zoom, isHydrated }: ZoomButtonsProps) {
  const buttons = [
    {
      label: m.walk_zoom_in(),
      to: scale * zoomStep,
      isAtLimit: scale >= scaleMaximum,
      sign: 'M4 10h12M10 4v12',
    },
    { label: m.walk_zoom_out(), to: scale / zoomStep, isAtLimit: scale <= 1, sign: 'M4 10h12' },
    {
      label: m.walk_zoom_whole(),
      to: 1,
      isAtLimit: scale <= 1,
      sign: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
    },
  ]
  return (
    <div className={styles.buttons} data-unhydrated={isHydrated ? undefined : true}>
      <span role="status">{m.walk_zoomed({ percent: Math.round(scale * 100) })}</span>
      {buttons.map(({ label, to, isAtLimit, sign }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          // A disabled button would lose the focus.
          aria-disabled={isAtLimit || undefined}
          onClick={() => zoom(to)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  )
}
