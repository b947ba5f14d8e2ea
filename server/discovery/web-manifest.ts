/** Writes the web manifest, with which a phone installs the site as an app. */
import type { SiteContent } from '../../contract/schemas/content.ts'
import { accentBackgrounds } from '../../contract/school/accent-colour.ts'

/** @param icons the version of the icons, so that browsers fetch changed icons @returns the manifest as JSON */
export function webManifest(
  { name, description }: Pick<SiteContent, 'name' | 'description'>,
  language: 'en' | 'zh',
  icons: string,
): string {
  const paper = accentBackgrounds.light.behind[0]
  const night = accentBackgrounds.dark.behind[0]
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/${file}?v=${icons}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: name[language],
    short_name: name[language],
    description: description[language],
    lang: language === 'zh' ? 'zh-Hans' : 'en',
    dir: 'ltr',
    start_url: `/home?lang=${language}`,
    scope: '/',
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    // Browsers that do not support this member use the colours above.
    user_preferences: {
      color_scheme: { dark: { theme_color: night, background_color: night } },
    },
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}
