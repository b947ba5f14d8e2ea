/** Lists the credits that visitors may see for a pupil's picture: the name, the class, or “a pupil”. */
export const pupilCredits = ['name', 'class', 'pupil'] as const
export type PupilCredit = (typeof pupilCredits)[number]
