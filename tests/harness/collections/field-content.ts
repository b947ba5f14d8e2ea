/** Writes the `content/` folder of the page tests: texts, pictures and videos of a school. */
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

const shipped = path.resolve(import.meta.dirname, '../../../content')
const files = {
  'poster.webp': 'posters/botany-tour.webp',
  'clip.mp4': 'videos/magnolia-year.mp4',
  'clip.en.vtt': 'videos/magnolia-year.en.vtt',
  'clip.zh.vtt': 'videos/magnolia-year.zh.vtt',
  'clip.webp': 'videos/magnolia-year.webp',
  [campusMap.file]: 'maps/campus.svg',
}

const both = (en: string, zh: string) => ({ en, zh })
const longTitle =
  'A walk whose title was written by a committee that could not agree on where it should at last end'

export const home = {
  activities: [
    {
      date: '2026-03-21',
      title: both('When the magnolias open', '玉兰开时'),
      text: both('Bring *something* to draw with.', '请带上*画具*。'),
      poster: { file: 'poster.webp', alt: both('Poster of the tour', '导览海报') },
    },
    {
      date: '2025-10-03',
      title: both(longTitle, '题目很长'.repeat(20)),
      text: both(`${hostileHtml} [press here](javascript:alert(1))`, hostileHtml),
    },
  ],
  tourSignUp: { form: 'own' },
}

const part = (en: string, zh: string) => ({
  title: both(en, zh),
  text: both(`All of ${en}.\n\n# A heading\n\n${hostileHtml}`, `${zh}的全部。`),
})

const about = {
  club: part('The club', '社团'),
  website: part('The website', '网站'),
  contact: part('Contact us', '联系我们'),
  teams: [
    {
      name: both('Plants', '植物组'),
      members: [
        { name: both('Pupil A', '同学甲'), role: both('head', '组长') },
        { name: both('Pupil B', '同学乙') },
      ],
    },
  ],
  contacts: [
    {
      label: both('By mail', '邮箱'),
      text: both('club@school.example', 'club@school.example'),
      address: 'mailto:club@school.example',
    },
    { label: both('In person', '当面'), text: both('Room 2', '教室二') },
  ],
}

const poster = { file: 'clip.webp', alt: both('A flowering twig', '花枝') }

export const videos = [
  {
    key: 'magnolia',
    title: both('A year of the magnolia', '玉兰的一年'),
    text: both('Without sound.', '无声。'),
    kind: 'file',
    file: 'clip.mp4',
    captions: { en: 'clip.en.vtt', zh: 'clip.zh.vtt' },
    poster,
  },
  {
    key: 'pond',
    title: both('The pond', '池塘'),
    kind: 'bilibili',
    id: 'BV1xx411c7mD',
    poster,
  },
  { key: 'nest', title: both('The nest', '鸟巢'), kind: 'youtube', id: 'aaaaaaaaaaa', poster },
]

/** Writes JSON, which is valid YAML. */
export async function writeFieldContent(
  folder: string,
  more: { home?: object; walks?: object } = {},
) {
  await mkdir(folder, { recursive: true })
  for (const [name, from] of Object.entries(files)) {
    await copyFile(path.join(shipped, from), path.join(folder, name))
  }
  const words = { site, home, 'about-us': about, videos: { videos }, walks, ...more }
  for (const [name, content] of Object.entries(words)) {
    await writeFile(path.join(folder, `${name}.yaml`), JSON.stringify(content, undefined, 2))
  }
}
