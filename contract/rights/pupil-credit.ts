/** What visitors read as the author of a picture that a pupil sent: the name, the class, or “a pupil”. */
export const pupilCredits = ['name', 'class', 'pupil'] as const
export type PupilCredit = (typeof pupilCredits)[number]
