/** Writes the answer of oEmbed 1.0: a frame with which another site shows the profile at a given address. */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { SiteContent } from '../../contract/schemas/content.ts'
import { escapedXml } from '../../contract/text/xml.ts'
import { type EmbeddedParts, embeddedSize, namesIn } from './embedded-card.ts'
import { cardSize } from './species-card.ts'

interface OEmbedParts {
  species: EmbeddedParts['species'] & { id: string }
  hasPicture: boolean
  site: Pick<SiteContent, 'name'>
  origin: string
  language: 'en' | 'zh'
  /** The largest size in pixels that the other site accepts. */
  maximum: { width: number; height: number }
}

/** Seconds for which the other site may cache the answer. */
const cacheAge = 86_400

export function oEmbed({ species, hasPicture, site, origin, language, maximum }: OEmbedParts) {
  const names = namesIn(species)
  const code = codeOf(species.id)
  const title = [names.latinName, names.commonName, names.chineseName].filter(Boolean).join(' · ')
  const width = Math.min(embeddedSize.width, maximum.width)
  const height = Math.min(embeddedSize.height, maximum.height)
  const src = escapedXml(`${origin}/embed/${code}?lang=${language}`)
  // The thumbnail must not be larger than the maximum either.
  const showsCard =
    hasPicture && maximum.width >= cardSize.width && maximum.height >= cardSize.height
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name[language],
    provider_url: `${origin}/`,
    cache_age: cacheAge,
    ...(showsCard && {
      thumbnail_url: `${origin}/card/${code}.jpg`,
      thumbnail_width: cardSize.width,
      thumbnail_height: cardSize.height,
    }),
    width,
    height,
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapedXml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  }
}
