/** Lists what visitors see as the author of a pupil's picture: the name, the class, or “a pupil”. */
export const pupilCredits = ['name', 'class', 'pupil'] as const
export type PupilCredit = (typeof pupilCredits)[number]
