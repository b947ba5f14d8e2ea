/** Tests dates and times in several time zones. */
import { afterEach, describe, expect, test } from 'vitest'
import { photoTime } from '../../contract/photo-dates.ts'
import { dateIn, instantOf, postingTime } from './dates.ts'

const processZone = process.env.TZ

afterEach(() => {
  if (processZone === undefined) delete process.env.TZ
  else process.env.TZ = processZone
})

describe("a photograph's date", () => {
  test.each(['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'is the same day on a server in %s',
    (zone) => {
      process.env.TZ = zone
      expect(photoTime('2025-03-15')).toBe('Sat Mar 15 2025')
      expect(photoTime('2025-01-01')).toBe('Wed Jan 01 2025')
      expect(photoTime('2024-12-31')).toBe('Tue Dec 31 2024')
      expect(photoTime('2024-02-29')).toBe('Thu Feb 29 2024')
    },
  )

  test('has the month, day and year as its second to fourth parts', () => {
    expect(photoTime('2025-03-05').split(' ').slice(1, 4)).toEqual(['Mar', '05', '2025'])
  })

  test('is empty when unknown', () => expect(photoTime('')).toBe(''))
})

describe('the posting time', () => {
  test('is shown in the zone of the site', () => {
    expect(postingTime('2025-03-14T16:30:05.000Z', 'Asia/Shanghai')).toBe('2025-03-15 00:30:05')
    expect(postingTime('2025-03-14T16:30:05.000Z', 'America/New_York')).toBe('2025-03-14 12:30:05')
  })

  test('has the date of the zone', () => {
    expect(dateIn('Asia/Shanghai', '2025-03-14T16:30:05.000Z')).toBe('2025-03-15')
    expect(dateIn('America/New_York', '2025-03-14T16:30:05.000Z')).toBe('2025-03-14')
  })

  test.each([
    ['2025-03-15 00:30:05', 'Asia/Shanghai', '2025-03-14T16:30:05.000Z'],
    ['2025-03-15 00:30', 'Asia/Shanghai', '2025-03-14T16:30:00.000Z'],
    ['2025-03-15', 'Asia/Shanghai', '2025-03-14T16:00:00.000Z'],
    [' 2025-03-15T00:30:05 ', 'Asia/Shanghai', '2025-03-14T16:30:05.000Z'],
    // Shanghai had summer time until 1991.
    ['1990-07-01 12:00:00', 'Asia/Shanghai', '1990-07-01T03:00:00.000Z'],
    ['2025-01-15 12:00:00', 'America/New_York', '2025-01-15T17:00:00.000Z'],
    ['2025-07-15 12:00:00', 'America/New_York', '2025-07-15T16:00:00.000Z'],
    // Around the night of 9 March, when clocks change from 02:00 to 03:00.
    ['2025-03-09 01:59:59', 'America/New_York', '2025-03-09T06:59:59.000Z'],
    ['2025-03-09 03:00:00', 'America/New_York', '2025-03-09T07:00:00.000Z'],
    ['2025-03-09 04:30:00', 'America/New_York', '2025-03-09T08:30:00.000Z'],
    // Around the night of 2 November, when clocks change from 02:00 to 01:00.
    ['2025-11-02 00:30:00', 'America/New_York', '2025-11-02T04:30:00.000Z'],
    ['2025-11-02 03:30:00', 'America/New_York', '2025-11-02T08:30:00.000Z'],
  ])('%j in %s is %s', (localTime, zone, instant) => {
    expect(instantOf(localTime, zone)).toBe(instant)
  })

  test.each([
    '2025-03-15 10:75:00',
    '2025-03-15 25:00:00',
    '2025-03-15 24:00:01',
    '2025-02-30 10:00:00',
    '2025-13-01',
    '2025-00-10',
    '15/03/2025',
    '2025-3-5',
    'yesterday',
    '2025-03-15 10:00:00Z; drop table',
  ])('cannot be read from %j', (localTime) => {
    expect(instantOf(localTime, 'Asia/Shanghai')).toBeUndefined()
  })

  test('stays the same after conversion to an instant and back, also in summer time', () => {
    for (let hour = 0; hour < 365 * 24; hour += 7) {
      const instant = new Date(Date.UTC(2025, 0, 1, hour)).toISOString()
      const localTime = postingTime(instant, 'Europe/Berlin')
      const instantAgain = instantOf(localTime, 'Europe/Berlin')
      // In the repeated hour both instants are correct.
      expect(instantAgain && postingTime(instantAgain, 'Europe/Berlin')).toBe(localTime)
    }
  })
})
