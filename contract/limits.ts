/** Every number of the specification (section 9) and of its decisions, by name. */

export const suggestionCount = 3
/** Of a list one chooses from, which can be moved through. */
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
/** Of more names than these the browser asks the server what to suggest, and does not fetch them. */
export const namesInBrowserMaximum = 5000

export const galleryPageSize = 12
/** Species in season: of a page, and of the strip on a database's home. */
export const inSeasonPageSize = 24
export const inSeasonStripCount = 8
export const sectionPageSize = { plant: 4, bird: 2 } as const
/** Letters of the glossary's three columns: A-I, J-R, S-Z. */
export const glossaryColumns = ['abcdefghi', 'jklmnopqr', 'stuvwxyz'] as const

export const imageLongerSideMaximum = 1600
export const renditionWidths = [480, 960, 1600] as const
export const decodedPixelsMaximum = 50_000_000
/** Bytes that pictures may take while they are decoded, all pictures of one process together. */
export const decodingBytesTogether = 140_000_000
/** Bytes that one picture may take while no other is decoded. */
export const decodingBytesMaximum = 216_000_000

/** Milliseconds. A waiting state appears only after the first and then stays for the second. */
export const waitingDelay = 150
export const waitingMinimum = 500

export const nameMaximum = 200
export const shortTextMaximum = 500
export const longTextMaximum = 20_000
export const linksMaximum = 20
export const webAddressMaximum = 2000
/** Of all links in one text: as many as there may be, each of full length, and room for JSON. */
export const linksTextMaximum = 100_000
/** A word of a fixed set, such as a season, however it is spelt. */
export const wordMaximum = 40
/** Lists and objects inside one another in what a call takes. */
export const nestingMaximum = 20

export const usernameMinimum = 2
export const usernameMaximum = 32
export const passwordMinimum = 8
export const passwordMaximum = 128
export const commonPasswords = 3000

/** Milliseconds a session lives: unused, and at the most. */
export const sessionIdle = 14 * 86_400_000
export const sessionMaximum = 90 * 86_400_000
/** Milliseconds an account knows a device after it last signed in there, and how many it knows. */
export const knownDeviceLife = 365 * 86_400_000
export const knownDevicesMaximum = 5

/** Milliseconds a login error is shown, and before a new member is taken to the site. */
export const loginErrorShown = 3000
export const registerRedirect = 2000

/** Files of one request, and bytes of one file. */
export const filesMaximum = 20
export const fileBytesMaximum = 10_000_000
/** What one member may have waiting for review. */
export const pendingMaximum = 1000
export const submissionsPageSize = 20
/** Originals a browser may ask about at once. */
export const hashesMaximum = 100

/** Milliseconds a message of success stays, and each word of the Feature button. */
export const toastLife = 3000
export const featureLabelLife = 1000
/** Milliseconds before whoever may not see a page is taken to the home page. */
export const invalidAccessShown = 2000

/** Days that something deleted can be restored. */
export const binDays = 30
export const listPageSize = 50
/** Milliseconds that a decision offers to be taken back on the spot. */
export const undoOffered = 10_000
/** Milliseconds that a link for a new password is good for. */
export const resetLinkLife = 86_400_000
/** Milliseconds that the admin view's Feature button says it is done. */
export const adminFeatureLabelLife = 500

/** The exhibition: pairs of a page, and of the showcase at its top. */
export const exhibitionPageSize = 4
export const showcaseCount = 3

/** Activities on the home page: the latest of those a school has written down. */
export const recentActivities = 6
/** How far ahead one can sign up for a guided tour, in days. */
export const tourDaysAhead = 366

/** Labels of one sheet order: as many species as one may ask for at once. */
export const labelsMaximum = 240
