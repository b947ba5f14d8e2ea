/** Lists the numbers of the specification (section 9) and the other limits of the contract. */

export const suggestionCount = 3
/** Maximum number of species in a list to choose from, such as the combobox of a form. */
export const choiceMaximum = 50
export const whatsNewCount = 3

/** Fuse.js options of the name search, section 5. */
export const fuzzySearch = {
  threshold: 0.5,
  distance: 100,
  keys: [
    { name: 'latinName', weight: 0.3 },
    { name: 'chineseName', weight: 0.3 },
    { name: 'commonName', weight: 0.4 },
  ],
}
/** Fuse.js searches a longer pattern in chunks of this many characters. */
export const fuzzyPatternChunk = 32
export const searchTextMaximum = 100
/** Above this number of names, the browser requests suggestions from the server instead of fetching all names. */
export const namesInBrowserMaximum = 5000

export const galleryPageSize = 12
/** Species in season on one page, and in the strip on a database's home page. */
export const inSeasonPageSize = 24
export const inSeasonStripCount = 8
/** Species of each kind of way onward from a profile. */
export const waysOnwardCount = 6
/** Maximum number of species on a site whose texts have links to other species. */
export const linkedNamesMaximum = 20_000
/** Rows of one part of the year calendar. */
export const calendarPageSize = 60
export const sectionPageSize = { plant: 4, bird: 2 } as const
/** Letters of the glossary's three columns: A-I, J-R, S-Z. */
export const glossaryColumns = ['abcdefghi', 'jklmnopqr', 'stuvwxyz'] as const

/** Maximum pixels of the longer side of a stored master. */
export const imageLongerSideMaximum = 1600
export const renditionWidths = [480, 960, 1600] as const
/** An AVIF rendition is stored only if it has at most this fraction of the bytes of the WebP rendition. */
export const avifBytesAtMost = 0.9
/** Maximum number of pixels of a picture that the server decodes. */
export const decodedPixelsMaximum = 50_000_000
/** Bytes of memory that all pictures of one process together may use while they are decoded. */
export const decodingBytesTogether = 140_000_000
/** Bytes of memory that one picture may use when no other picture is decoded. */
export const decodingBytesMaximum = 216_000_000

/** Milliseconds before a waiting state appears, and the minimum number of milliseconds for which the state stays. */
export const waitingDelay = 150
export const waitingMinimum = 500

export const nameMaximum = 200
export const shortTextMaximum = 500
export const longTextMaximum = 20_000
export const linksMaximum = 20
export const synonymsMaximum = 100
export const webAddressMaximum = 2000
/** Maximum characters of all links in one text: the maximum number of links at full length, with room for JSON. */
export const linksTextMaximum = 100_000
/** Maximum characters of a value from a fixed set, such as a season, in any spelling. */
export const wordMaximum = 40
/** Depth of nested lists and objects in the input of a call. */
export const nestingMaximum = 20

/** Maximum number of invalid lines; a file with more invalid lines is not a table of names. */
export const referenceRejectedMaximum = 1000

export const usernameMinimum = 2
export const usernameMaximum = 32
export const passwordMinimum = 8
export const passwordMaximum = 128
export const commonPasswords = 3000

export const dayInMs = 86_400_000

/** Milliseconds until an unused session expires, and until any session expires. */
export const sessionIdle = 14 * dayInMs
export const sessionMaximum = 90 * dayInMs
/**
 * Milliseconds that a device stays known after its last sign-in, and the maximum number of known devices of an account.
 */
export const knownDeviceLife = 365 * dayInMs
export const knownDevicesMaximum = 5

/** Milliseconds for which a login error is shown, and after which a new member is redirected to the site. */
export const loginErrorShown = 3000
export const registerRedirect = 2000

/** Maximum number of files of one request, and bytes of one file. */
export const filesMaximum = 20
export const fileBytesMaximum = 10_000_000
/** Bytes of one file for the school's pages, by its use. */
export const siteFileBytes = {
  poster: 10_000_000,
  map: 10_000_000,
  video: 200_000_000,
  captions: 500_000,
} as const
/** Bytes of a table of names that an admin uploads; the operator's command has no limit. */
export const referenceFileBytes = 200_000_000
/** Bytes of a map that is drawn (SVG). */
export const drawingBytesMaximum = 2_000_000

/** Maximum number of pending submissions of one member. */
export const pendingMaximum = 1000
export const submissionsPageSize = 20
/** Maximum number of originals whose hashes a browser may send in one call. */
export const hashesMaximum = 100

/** Milliseconds that a success message stays, and that each label of the Feature button stays. */
export const toastLife = 3000
export const featureLabelLife = 1000
/** Milliseconds before a reader without the right to see a page is redirected to the home page. */
export const invalidAccessShown = 2000

/** Days until the site purges a deletion. */
export const binDays = 30
export const listPageSize = 50
/** Milliseconds that the message of a decision offers Undo. */
export const undoOffered = 10_000
/** Milliseconds until a link for a new password expires. */
export const resetLinkLife = 1 * dayInMs
/** Days until the link on the card of a new account expires. */
export const cardLinkDays = 14
/** Maximum number of pupils in a list, and so of accounts that one call can create. */
export const pupilsMaximum = 500
/** Maximum characters of a list of pupils. */
export const pupilListMaximum = 100_000
/** Whether the submissions of a member who leaves are kept without the name, or deleted with the account. */
export const leavingMembers = ['keep', 'remove'] as const
export const classNameMaximum = 40
export const realNameMaximum = 80
/** Classes that one call can change. */
export const classesAtOnce = 100
/** Maximum number of class acts that a page lists. */
export const classActsShown = 5
/** Milliseconds that the admin view's Feature button shows its success label. */
export const adminFeatureLabelLife = 500

/** Creations on one page of the exhibition, and creations in the showcase at its top. */
export const exhibitionPageSize = 4
export const showcaseCount = 3

/** Number of activities on the home page; the newest activities are shown. */
export const recentActivities = 6
/** Maximum days between today and the day of a tour sign-up. */
export const tourDaysAhead = 366

/** Maximum number of chosen species, and so of labels, on one page of labels. */
export const labelsMaximum = 240

/** Maximum number of species that one call reads for a kind, a place or a family. */
export const selectionMaximum = 600

/** Maximum characters of a place. */
export const placeMaximum = 100

/** Maximum number of classroom sheets on one page, because each sheet has a picture and needs a call. */
export const classroomSheetsMaximum = 40

/** Species of one part of a field guide, which fill 60 pages with two species on each page. */
export const guidePartSize = 120

/** Maximum number of species in the questions of one quiz. */
export const quizSpeciesMaximum = 3000
/** Maximum number of related species for the wrong answers of one quiz. */
export const quizOthersMaximum = 80
/** Maximum number of photographs of a species in one season or life stage, in one quiz. */
export const quizPicturesMaximum = 2
/** Related species for the wrong answers of a quiz that is saved on a phone. */
export const quizOthersSaved = 6
/** Questions of one round of the quiz, and choices of one question. */
export const quizRoundLength = 10
export const quizChoices = 4
