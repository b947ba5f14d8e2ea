/** Writes `/embed/{code}`, a small page without scripts about one species, for frames of other sites. */
import { createHash } from 'node:crypto'
import { type Names, profileAddress } from '../../contract/names.ts'
import type { SiteContent } from '../../contract/schemas/content.ts'
import { accentBackgrounds, readableAccent } from '../../contract/school/accent-colour.ts'
import { escapedXml } from '../../contract/text/xml.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'

/** Pixels of the frame, unless the other site has less room. */
export const embeddedSize = { width: 600, height: 220 } as const

export interface EmbeddedParts {
  species: Pick<SpeciesTable, 'kind' | 'latin_name' | 'common_name' | 'chinese_name' | 'family'>
  /** WebP bytes; undefined without a photograph. */
  image: Buffer | undefined
  site: Pick<SiteContent, 'name' | 'accent'>
  origin: string
  language: 'en' | 'zh'
}

export const namesIn = (species: EmbeddedParts['species']): Names => ({
  latinName: species.latin_name,
  commonName: species.common_name,
  chineseName: species.chinese_name,
})

const { light, dark } = accentBackgrounds

const styleOf = (accent: string) =>
  `:root{color-scheme:light dark;--paper:light-dark(${light.behind[1]},${dark.behind[1]});--ink:light-dark(#1d2a1a,#e9ead9);--quiet:light-dark(#55604f,#b3b9a4);--line:light-dark(#d9d3c3,#3a4232);--accent:light-dark(${accent},${readableAccent(accent, 'dark')})}*{box-sizing:border-box}html,body{height:100%;margin:0}body{font:15px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}main{height:100%}a{display:flex;height:100%;min-height:180px;color:inherit;text-decoration:none;border:1px solid var(--line)}a:focus-visible{outline:3px solid var(--accent);outline-offset:-4px}img{flex:none;width:38%;height:100%;object-fit:cover;background:var(--line)}div{display:flex;flex-direction:column;min-width:0;padding:14px 18px;overflow:hidden;flex:1}h1{margin:0;font:400 1.5rem/1.2 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}h1 i{display:block}h1 span{display:block;margin-top:.2em;font-family:"Songti SC","Noto Serif CJK SC","Source Han Serif SC",SimSun,serif;font-size:1.25rem}p{margin:.15em 0 0;color:var(--quiet)}p:last-child{margin-top:auto;padding-top:.4em;border-top:1px solid var(--line)}a:hover p:last-child{color:var(--accent)}@media(max-width:380px){h1{font-size:1.15rem}h1 span{font-size:1.05rem}div{padding:10px 12px}}`

const words = { en: 'Opens in a new window', zh: '在新窗口打开' }

export function embeddedCard({ species, image, site, origin, language }: EmbeddedParts) {
  const { latinName, commonName, chineseName } = namesIn(species)
  const style = styleOf(site.accent ?? '#b03a25')
  const profile = escapedXml(`${origin}${profileAddress(species.kind, latinName)}`)
  const title = escapedXml([latinName, commonName, chineseName].filter(Boolean).join(' · '))
  const picture = image
    ? `<img alt="" src="data:image/webp;base64,${image.toString('base64')}"/>`
    : ''
  const family = species.family && `<p><i lang="la">${escapedXml(species.family)}</i></p>\n`
  const html = `<!DOCTYPE html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<title>${title}</title>
<link rel="canonical" href="${profile}"/>
<style>${style}</style>
</head>
<body>
<main><a href="${profile}?lang=${language}" target="_blank" rel="noopener" title="${words[language]}">${picture}<div>
<h1><i lang="la">${escapedXml(latinName)}</i>${chineseName && `<span lang="zh-Hans">${escapedXml(chineseName)}</span>`}</h1>
<p lang="en">${escapedXml(commonName)}</p>
${family}<p>${escapedXml(site.name[language])}</p>
</div></a></main>
</body>
</html>
`
  return { html, policy: policyWith(style) }
}

/**
 * @returns a policy with which any site may frame the page. The page runs no script, sends no form and loads nothing.
 */
function policyWith(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *`
}
