/**
 * Draws readable usernames, such as `maple-heron-42`. Usernames reveal nothing about the pupil, because reviewers see
 * usernames and only admins see real names.
 */
import { randomInt } from 'node:crypto'

const plants = [
  ...['acacia', 'alder', 'almond', 'aspen', 'aster', 'azalea', 'bamboo', 'banyan', 'begonia'],
  ...['birch', 'camellia', 'cedar', 'cherry', 'clover', 'cypress', 'dahlia', 'daisy', 'elm'],
  ...['fern', 'fir', 'ginkgo', 'hazel', 'holly', 'iris', 'ivy', 'jasmine', 'juniper', 'larch'],
  ...['laurel', 'lilac', 'lily', 'linden', 'lotus', 'magnolia', 'maple', 'mint', 'moss', 'myrtle'],
  ...['oak', 'olive', 'orchid', 'peony', 'pine', 'plum', 'poplar', 'poppy', 'rose', 'sage'],
  ...['spruce', 'sumac', 'thyme', 'tulip', 'violet', 'walnut', 'willow', 'yew'],
]
const birds = [
  ...['avocet', 'bittern', 'bulbul', 'bunting', 'cormorant', 'crane', 'cuckoo', 'curlew', 'dove'],
  ...['drongo', 'duck', 'dunlin', 'eagle', 'egret', 'falcon', 'finch', 'goose', 'grebe', 'gull'],
  ...['heron', 'hoopoe', 'ibis', 'jay', 'kestrel', 'kite', 'lark', 'magpie', 'martin', 'moorhen'],
  ...['myna', 'oriole', 'osprey', 'owl', 'petrel', 'pipit', 'plover', 'quail', 'rail', 'raven'],
  ...['redstart', 'robin', 'shrike', 'siskin', 'snipe', 'sparrow', 'starling', 'stork', 'swallow'],
  ...['swan', 'swift', 'teal', 'tern', 'thrush', 'tit', 'wagtail', 'warbler', 'wren'],
]

/** @returns one of about 287,000 names. Another account may already have this name. */
export function drawReadableUsername(): string {
  const drawWord = (words: readonly string[]) => words[randomInt(words.length)]
  return `${drawWord(plants)}-${drawWord(birds)}-${randomInt(10, 100)}`
}
