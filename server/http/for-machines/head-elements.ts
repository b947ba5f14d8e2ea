/**
 * Writes the elements in the head of a page that only programs read. The server adds them to the rendered page, so that
 * no browser loads a script for them. React keeps elements of the head that it did not render.
 */
import { type Kind, kinds } from '../../../contract/kinds.ts'
import { escapedXml } from '../../../contract/text/xml.ts'
import type { PictureService } from '../../catalogue/pictures/service.ts'
import type { SpeciesService } from '../../catalogue/species/service.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import { aboutSite } from '../../for-machines/darwin-core/about-site.ts'
import { datasetData } from '../../for-machines/darwin-core/dataset-data.ts'
import { describedGallery, describedSpecies } from '../../for-machines/describe-species.ts'
import { feedAddress, feedTitle } from '../../for-machines/feed.ts'
import { galleryData, profileData, scriptText } from '../../for-machines/structured-data.ts'
import { feeds } from './feeds.ts'
import { iconVersion } from './icons.ts'
import { speciesPageAt } from './profile-at.ts'

export interface HeadOf {
  origin: string
  language: 'en' | 'zh'
  /** The path of the page, still encoded. */
  path: string
  /** Whether a visitor gets the page that the address names. */
  forVisitor: boolean
}

export type HeadElements = (page: HeadOf) => Promise<string>

interface Needs {
  config: Pick<Config, 'searchEngines' | 'siteUrl' | 'data' | 'rights' | 'timeZone'>
  content: Pick<Content, 'site' | 'about' | 'characters'>
  species: SpeciesService
  pictures: PictureService
}

export function createHeadElements({ config, content, ...services }: Needs): HeadElements {
  function ofData({ origin, language }: HeadOf): string {
    const site = aboutSite({ config, content })
    return site ? dataElement(datasetData(site, origin, language)) : ''
  }

  async function ofSpecies({ origin, language, path }: HeadOf): Promise<string> {
    const page = speciesPageAt(path)
    if (!page) return ''
    const read = page.isGallery ? describedGallery : describedSpecies
    const found = await read(services, page.kind, page.name)
    if (!found) return ''
    const described = { ...found, origin, language, siteName: content.site().name }
    if (page.isGallery) return dataElement(galleryData(described))
    const address = encodeURIComponent(`${origin}${path}?lang=${language}`)
    const oembed = escapedXml(`${origin}/oembed?url=${address}&format=json`)
    const link = `<link rel="alternate" type="application/json+oembed" href="${oembed}"/>`
    return link + dataElement(profileData(described))
  }

  /** Every page offers the feed of the site; a page in `pagesAbout` offers the feed of its kind too. */
  function feedLinks({ language, path }: HeadOf): string[] {
    const siteName = content.site().name
    return feeds
      .filter((some) => some.length > 1 || some.some((kind) => pagesAbout[kind].includes(path)))
      .map((some) => {
        const title = escapedXml(feedTitle(some, { language, siteName }))
        const href = `${feedAddress(some)}?lang=${language}`
        return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}"/>`
      })
  }

  return async (page) => {
    const version = iconVersion(content.site())
    return [
      config.searchEngines ? '' : '<meta name="robots" content="noindex"/>',
      `<link rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg?v=${version}"/>`,
      `<link rel="icon" type="image/x-icon" sizes="32x32" href="/favicon.ico?v=${version}"/>`,
      `<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=${version}"/>`,
      `<link rel="manifest" href="/site.webmanifest?lang=${page.language}"/>`,
      ...feedLinks(page),
      page.forVisitor ? await ofSpecies(page) : '',
      page.path === '/data' ? ofData(page) : '',
    ].join('')
  }
}

const dataElement = (data: object) =>
  `<script type="application/ld+json">${scriptText(data)}</script>`

/** The pages that offer the feed of one kind. The address `/` shows plants. */
const pagesAbout: Record<Kind, readonly string[]> = {
  plant: ['/', kinds.plant.database, kinds.plant.glossary],
  bird: [kinds.bird.database, kinds.bird.glossary],
}
