/** Writes the XMP packet of a picture that a reader saves, with its author, its rights and its page on this site. */

export interface CreditedPicture {
  /** The photographer or artist; empty if unknown. */
  creator: string
  /** The rights holder; empty if the creator holds the rights. */
  rightsHolder: string
  credit: string
  /** A web address, or a description; may be empty. */
  source: string
  /** The name of the licence for readers. */
  licence: string
  /** The page that explains the licence. */
  licenceAddress: string
  /** Whether others must ask before they use the picture. */
  isReserved: boolean
  /** Whether no rights in the picture remain. */
  isFree: boolean
  /** The page of the picture on this site. */
  page: string
}

const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  cc: 'http://creativecommons.org/ns#',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
}

/** @returns text that cannot end an element or an attribute; XML 1.0 forbids most control characters */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const element = (name: string, text: string) => text && `<${name}>${escapeXml(text)}</${name}>`
const list = (name: string, text: string) =>
  text && `<${name}><rdf:Seq>${element('rdf:li', text)}</rdf:Seq></${name}>`
const languageAlternatives = (name: string, texts: Record<string, string>) => {
  const items = Object.entries(texts)
  const listItems = items.map(
    ([tag, text]) => `<rdf:li xml:lang="${tag}">${escapeXml(text)}</rdf:li>`,
  )
  return `<${name}><rdf:Alt>${listItems.join('')}</rdf:Alt></${name}>`
}

export function xmpOf(picture: CreditedPicture): string {
  const { creator, rightsHolder, credit, source, licence, licenceAddress, isReserved, isFree } =
    picture
  const holder = rightsHolder || creator
  const terms = isReserved
    ? {
        en: 'All rights reserved. Ask before you use it.',
        zh: '保留所有权利，使用前请先征得同意。',
      }
    : { en: `${licence}: ${licenceAddress}`, zh: `${licence}：${licenceAddress}` }
  const rights = isFree || !holder ? licence : `© ${holder}. ${licence}`
  const properties = [
    list('dc:creator', creator),
    languageAlternatives('dc:rights', { 'x-default': rights }),
    element('dc:source', source),
    element('photoshop:Credit', credit),
    element('xmpRights:Marked', isFree ? 'False' : 'True'),
    element('xmpRights:WebStatement', licenceAddress),
    languageAlternatives('xmpRights:UsageTerms', { 'x-default': terms.en, 'zh-Hans': terms.zh }),
    !isReserved && `<cc:license rdf:resource="${escapeXml(licenceAddress)}"/>`,
    '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource">' +
      `${element('plus:LicensorURL', picture.page)}</rdf:li></rdf:Seq></plus:Licensor>`,
  ]
  const { rdf, ...otherNamespaces } = namespaces
  const declarations = Object.entries(otherNamespaces).map(
    ([prefix, uri]) => ` xmlns:${prefix}="${uri}"`,
  )
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">`,
    `<rdf:Description rdf:about=""${declarations.join('')}>`,
    ...properties.filter(Boolean),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n')
}
