/**
 * Writes the head elements that only programs read. The server adds these elements to the rendered page, so that no
 * browser loads a script for them. React keeps elements of the head that React did not render.
 */

import type { DescribedSpecies } from '../../../contract/rendering/described-species.ts'
import { escapedXml } from '../../../contract/text/xml.ts'
import type { PictureService } from '../../catalogue/pictures/service.ts'
import type { SpeciesService } from '../../catalogue/species/service.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import { aboutSite } from '../../darwin-core/about-site.ts'
import { datasetData } from '../../darwin-core/dataset-data.ts'
import { describeGallery } from '../../discovery/describe-species.ts'
import { feedAddress, feedTitle } from '../../discovery/feed.ts'
import { galleryData, profileData, scriptText } from '../../discovery/structured-data.ts'
import { kindsOnServer } from '../../taxonomy/kinds-on-server.ts'
import { feeds } from './feeds.ts'
import { iconVersion } from './icons.ts'
import { speciesPageAt } from './profile-at.ts'

export interface HeadRequest {
  origin: string
  language: 'en' | 'zh'
  /** The path of the page, still encoded. */
  path: string
  /** Whether the reader is a visitor, and the page has the status 200. */
  isForVisitor: boolean
  /** The species of a profile; undefined for any other page. */
  species: DescribedSpecies | undefined
}

export type HeadElements = (page: HeadRequest) => Promise<string>

interface Needs {
  config: Pick<Config, 'searchEngines' | 'siteUrl' | 'data' | 'rights' | 'timeZone'>
  content: Pick<Content, 'site' | 'about' | 'characters'>
  species: SpeciesService
  pictures: PictureService
}

/** @returns a function that writes the elements for the head of one page */
export function createHeadElements({ config, content, ...services }: Needs): HeadElements {
  function datasetElement({ origin, language }: HeadRequest): string {
    const site = aboutSite({ config, content })
    return site ? dataElement(datasetData(site, origin, language)) : ''
  }

  /** Describes the species of a profile, and links to the frame with which other sites can show the species. */
  function profileElements({ origin, language, path, species }: HeadRequest): string {
    if (!species) return ''
    const address = encodeURIComponent(`${origin}${path}?lang=${language}`)
    const oembed = escapedXml(`${origin}/oembed?url=${address}&format=json`)
    const link = `<link rel="alternate" type="application/json+oembed" href="${oembed}"/>`
    const siteName = content.site().name
    return link + dataElement(profileData({ ...species, origin, language, siteName }))
  }

  async function galleryElement({ origin, path }: HeadRequest): Promise<string> {
    const page = speciesPageAt(path)
    if (!page?.isGallery) return ''
    const gallery = await describeGallery(services, page.kind, page.name)
    if (!gallery) return ''
    return dataElement(galleryData({ ...gallery, origin, siteName: content.site().name }))
  }

  /** @returns the links to the feed of the site, and for a page in `feedPages` to the feed of its kind */
  function feedLinks({ language, path }: HeadRequest): string[] {
    const siteName = content.site().name
    return feeds
      .filter(
        (feedKinds) =>
          feedKinds.length > 1 ||
          feedKinds.some((kind) => kindsOnServer[kind].feedPages.includes(path)),
      )
      .map((feedKinds) => {
        const title = escapedXml(feedTitle(feedKinds, { language, siteName }))
        const href = `${feedAddress(feedKinds)}?lang=${language}`
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
      page.isForVisitor ? profileElements(page) + (await galleryElement(page)) : '',
      page.path === '/data' ? datasetElement(page) : '',
    ].join('')
  }
}

const dataElement = (data: object) =>
  `<script type="application/ld+json">${scriptText(data)}</script>`
