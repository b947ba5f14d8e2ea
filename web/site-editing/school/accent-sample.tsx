/** Shows an accent in both colour schemes, and offers the nearest readable colour if the contrast is too low. */
import type { CSSProperties } from 'react'
import {
  accentContrast,
  isColour,
  readableAccent,
  textContrast,
} from '../../../contract/school/accent-colour.ts'
import { useRootData } from '../../page-data/root-data.ts'
import { sealOf } from '../../page-data/seal-of.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

export function AccentSample({ accent, onApply }: { accent: string; onApply: () => void }) {
  const root = useRootData()
  if (!isColour(accent)) return null
  const ratio = accentContrast(accent, 'light')
  const colours = { '--accent': accent, '--accent-dark': readableAccent(accent, 'dark') }
  return (
    <>
      <div className="accent-looks" style={colours as CSSProperties} aria-hidden="true">
        {(['light', 'dark'] as const).map((scheme) => (
          <p key={scheme} data-scheme={scheme} className="accent-look">
            <span className="accent-seal" lang="zh-Hans">
              {sealOf(root?.site)}
            </span>
            <b>{m.nav_about()}</b>
          </p>
        ))}
      </div>
      {ratio < textContrast && (
        <p className="accent-poor">
          {m.site_accent_contrast({
            ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
            nearest: readableAccent(accent, 'light'),
          })}
          <Button onClick={onApply}>{m.site_accent_take()}</Button>
        </p>
      )}
    </>
  )
}
