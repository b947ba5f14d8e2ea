/** Tests the choice of the photograph of the week on the home pages of plants and birds. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import {
  bauhinia,
  camphor,
  grebe,
  hibiscus,
  magnolia,
} from '../../tests/harness/sites/small-collection.ts'
import { weekOf } from './picture-of-week.ts'

describe('a week', () => {
  test('runs from Monday to Sunday', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']
    const [sunday = 0, ...nextDays] = days.map((date) => weekOf(date).number)
    expect(nextDays).toEqual([sunday + 1, sunday + 1, sunday + 2])
  })

  test('belongs to the month of its Thursday', () => {
    expect(['2026-03-30', '2026-04-01', '2026-04-27', '2026-05-03'].map(monthOf)).toEqual([
      4, 4, 4, 4,
    ])
    expect(['2025-12-28', '2025-12-29'].map(monthOf)).toEqual([12, 1])
  })

  const monthOf = (date: string) => weekOf(date).month
})

onEachDatabase((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    for (const names of [magnolia, hibiscus, bauhinia, camphor]) {
      await site.addSpecies('plant', names)
    }
    await site.addSpecies('bird', grebe)
    for (const [latin] of [magnolia, hibiscus]) {
      for (const takenOn of ['2024-03-10', '2025-03-10']) {
        await site.addPicture('plant', latin, { season: 'spring', takenOn })
      }
    }
    await site.addPicture('plant', camphor[0], { season: 'autumn', takenOn: '2025-10-10' })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function shownOn(day: string, kind: 'plant' | 'bird' = 'plant') {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T04:00:00Z`) })
    return (await site.apiAs(visitor).pictureOfWeek({ kind })).pic
  }

  test('shows the newest photograph of a species in season, the same all week', async () => {
    const monday = await shownOn('2026-03-09')
    expect([magnolia[0], hibiscus[0]]).toContain(monday?.latinName)
    expect(monday?.time).toBe('Mon Mar 10 2025')
    expect(await shownOn('2026-03-15')).toEqual(monday)
  })

  test('shows another species in the next week', async () => {
    const first = (await shownOn('2026-03-09'))?.latinName
    const second = (await shownOn('2026-03-16'))?.latinName
    const third = (await shownOn('2026-03-23'))?.latinName
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  test('uses the last month with photographs', async () => {
    expect((await shownOn('2026-02-10'))?.latinName).toBe(camphor[0])
  })

  test('shows a photograph without a date if no dated photograph exists, and nothing without photographs', async () => {
    expect(await shownOn('2026-03-09', 'bird')).toBeNull()
    await site.addPicture('bird', grebe[0], {
      season: 'Juvenile',
      takenOn: '',
      publishedAt: '2025-05-01T00:00:00.000Z',
    })
    expect(await shownOn('2026-03-09', 'bird')).toMatchObject({ latinName: grebe[0], time: '' })
  })

  test('prefers a species with a photograph in landscape format', async () => {
    const portrait = await jpeg('portrait', { width: 300, height: 400 })
    const landscape = await jpeg('landscape', { width: 400, height: 300 })
    const picture = { season: 'summer', takenOn: '2025-07-01' } as const
    await site.addPicture('plant', bauhinia[0], { ...picture, bytes: portrait })
    expect((await shownOn('2026-07-08'))?.latinName).toBe(bauhinia[0])
    await site.addPicture('plant', camphor[0], { ...picture, bytes: landscape })
    for (const day of ['2026-07-08', '2026-07-15']) {
      expect((await shownOn(day))?.latinName).toBe(camphor[0])
    }
  })
})
