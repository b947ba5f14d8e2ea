/**
 * Makes the elements in the head of a page, such as the title, the description, the canonical address, both languages
 * and a picture.
 */
import type { Location, MetaDescriptor } from 'react-router'
import { keepPageParameters } from '../addresses/page-parameters.ts'
import { languageTag } from '../language/language.ts'
import type { RootData } from '../page-data/root-data.ts'
import card from './card.jpg?no-inline'

interface PageMetaArgs {
  location: Pick<Location, 'pathname' | 'search'>
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

interface Description {
  title: string
  description: string
  /** The path of a picture of this site, below /public. Without a picture, the page uses a bird on a flowering twig. */
  picture?: string | undefined
  /**
   * The code of a species with pictures. The page then uses the card of the species, with its names, as the picture.
   */
  card?: string | false
  /** Keeps search engines from listing the page, for example a page of results. */
  unlisted?: boolean
}

// Parameters that do not make a different page for search engines.
const viewParameters = ['lang', 'zoom', 'open', 'text', 'signUp']

export function pageMeta({ location, matches }: PageMetaArgs, page: Description): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const basics: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description },
  ]
  // A page without the root's data is an error page.
  if (!root) return [...basics, { name: 'robots', content: 'noindex' }]

  const parameters = new URLSearchParams(keepPageParameters(location.search))
  const addressLanguage = parameters.get('lang')
  for (const name of viewParameters) parameters.delete(name)
  const address = (language?: string) => {
    const query = new URLSearchParams(parameters)
    if (language) query.set('lang', language)
    return `${root.origin}${location.pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  const ownAddress = address(
    addressLanguage === 'en' || addressLanguage === 'zh' ? addressLanguage : undefined,
  )
  const isEnglish = languageTag(root.language) === 'en'
  return [
    ...basics,
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: ownAddress },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'zh-Hans', href: address('zh') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address() },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.site.name[root.language] },
    { property: 'og:locale', content: isEnglish ? 'en_US' : 'zh_CN' },
    { property: 'og:locale:alternate', content: isEnglish ? 'zh_CN' : 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: ownAddress },
    {
      property: 'og:image',
      content: root.origin + pictureOf(page),
    },
    ...(page.card
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function pictureOf({ card: code, picture }: Description): string {
  if (code) return `/card/${code}.jpg`
  return picture ? `/public${picture}` : card
}
