/** Chooses the character in the seal of the site. */
import type { SiteContent } from '../../contract/schemas/content.ts'

/** @returns the school's choice, or else the first Chinese character of the site's name, or else `花` */
export function sealOf(site?: Pick<SiteContent, 'name' | 'seal'>): string {
  return site?.seal ?? /\p{Script=Han}/u.exec(site?.name.zh ?? '')?.[0] ?? '花'
}
