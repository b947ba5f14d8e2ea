/** Writes the author that visitors read for a picture of a pupil: the name, the class, or “a pupil”. */
export const pupilCredits = ['name', 'class', 'pupil'] as const
export type PupilCredit = (typeof pupilCredits)[number]
