/** Reads the day of a photograph from its EXIF, without the time of day and the time zone. */
import { load } from 'exifreader'
import { parsePhotoDate } from '../../../contract/photo-dates.ts'

/** @returns the day as `YYYY-MM-DD`; undefined without a day, or for a day that does not exist */
export function takenOn(bytes: ArrayBuffer): string | undefined {
  try {
    const { exif } = load(bytes, {
      expanded: true,
      includeTags: { exif: ['DateTimeOriginal', 'DateTimeDigitized'] },
    })
    return dayOf(exif?.DateTimeOriginal?.value) ?? dayOf(exif?.DateTimeDigitized?.value)
  } catch {
    // Without readable EXIF, the member enters the day.
    return undefined
  }
}

/**
 * @param exifTime a time such as `2025:03:15 10:20:30` or, from some cameras, `2025-03-15 10:20:30`
 * @returns the day; undefined for a text of another form, or for a day that does not exist
 */
function dayOf(exifTime: unknown): string | undefined {
  const text = Array.isArray(exifTime) ? exifTime[0] : exifTime
  const parts = /^(\d{4})[:-](\d{2})[:-](\d{2})(?!\d)/.exec(String(text ?? ''))
  return parts ? parsePhotoDate(`${parts[1]}-${parts[2]}-${parts[3]}`) : undefined
}
