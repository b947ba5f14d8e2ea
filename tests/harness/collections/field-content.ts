/** Writes the `content/` folder of the browser tests: texts, pictures and videos of a school. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostileHtml } from './field-species.ts'
import { campusMap, walks } from './field-walks.ts'

export const filingNumber = '测试备 00000000 号'

const site = {
  name: { en: 'Field Site', zh: '野外站' },
  description: { en: 'For the tests', zh: '供测试' },
  filingNumber,
}

const shippedContent = path.resolve(import.meta.dirname, '../../../content')
const files = {
  'poster.webp': 'posters/botany-tour.webp',
  'clip.mp4': 'videos/magnolia-year.mp4',
  'clip.en.vtt': 'videos/magnolia-year.en.vtt',
  'clip.zh.vtt': 'videos/magnolia-year.zh.vtt',
  'clip.webp': 'videos/magnolia-year.webp',
  [campusMap.file]: 'maps/campus.svg',
}

const texts = (en: string, zh: string) => ({ en, zh })
const longTitle =
  'A walk whose title was written by a committee that could not agree on where it should at last end'

export const home = {
  activities: [
    {
      date: '2026-03-21',
      title: texts('When the magnolias open', '玉兰开时'),
      text: texts('Bring *something* to draw with.', '请带上*画具*。'),
      poster: { file: 'poster.webp', alt: texts('Poster of the tour', '导览海报') },
    },
    {
      date: '2025-10-03',
      title: texts(longTitle, '题目很长'.repeat(20)),
      text: texts(`${hostileHtml} [press here](javascript:alert(1))`, hostileHtml),
    },
  ],
  tourSignUp: { form: 'own' },
}

const part = (en: string, zh: string) => ({
  title: texts(en, zh),
  text: texts(`All of ${en}.\n\n# A heading\n\n${hostileHtml}`, `${zh}的全部。`),
})

const about = {
  club: part('The club', '社团'),
  website: part('The website', '网站'),
  contact: part('Contact us', '联系我们'),
  teams: [
    {
      name: texts('Plants', '植物组'),
      members: [
        { name: texts('Pupil A', '同学甲'), role: texts('head', '组长') },
        { name: texts('Pupil B', '同学乙') },
      ],
    },
  ],
  contacts: [
    {
      label: texts('By mail', '邮箱'),
      text: texts('club@school.example', 'club@school.example'),
      address: 'mailto:club@school.example',
    },
    { label: texts('In person', '当面'), text: texts('Room 2', '教室二') },
  ],
}

const poster = { file: 'clip.webp', alt: texts('A flowering twig', '花枝') }

export const videos = [
  {
    key: 'magnolia',
    title: texts('A year of the magnolia', '玉兰的一年'),
    text: texts('Without sound.', '无声。'),
    kind: 'file',
    file: 'clip.mp4',
    captions: { en: 'clip.en.vtt', zh: 'clip.zh.vtt' },
    poster,
  },
  {
    key: 'pond',
    title: texts('The pond', '池塘'),
    kind: 'bilibili',
    id: 'BV1xx411c7mD',
    poster,
  },
  { key: 'nest', title: texts('The nest', '鸟巢'), kind: 'youtube', id: 'aaaaaaaaaaa', poster },
]

/** Writes JSON, which is valid YAML. */
export async function writeFieldContent(
  folder: string,
  otherContent: { home?: object; walks?: object } = {},
) {
  await mkdir(folder, { recursive: true })
  for (const [name, source] of Object.entries(files)) {
    await copyFile(path.join(shippedContent, source), path.join(folder, name))
  }
  const contents = { site, home, 'about-us': about, videos: { videos }, walks, ...otherContent }
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(path.join(folder, `${name}.yaml`), JSON.stringify(content, undefined, 2))
  }
}
