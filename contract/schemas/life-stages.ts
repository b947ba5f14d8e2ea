/** Translates the wire's names of the texts about life stages into the names inside the program, and back. */
import type { birdStages } from '../kinds.ts'

type Stage = (typeof birdStages)[number]

/** The names in answers, in the form of a new bird and in spreadsheets. */
export const stageTexts = {
  Juvenile: 'juvChar',
  Subadult: 'subChar',
  MaleAdult: 'mAdultChar',
  FemaleAdult: 'fAdultChar',
} as const satisfies Record<Stage, string>

/** The names in edits. */
export const stageTextsInEdits = {
  ...stageTexts,
  MaleAdult: 'madultChar',
  FemaleAdult: 'fadultChar',
} as const satisfies Record<Stage, string>

/** @returns the texts about life stages by their names in answers; an unknown text is empty */
export const stagesInAnswer = (texts: { [Name in Stage]?: string }) => ({
  juvChar: texts.Juvenile ?? '',
  subChar: texts.Subadult ?? '',
  mAdultChar: texts.MaleAdult ?? '',
  fAdultChar: texts.FemaleAdult ?? '',
})

type WireName = (typeof stageTexts)[Stage] | (typeof stageTextsInEdits)[Stage]

/** @returns a form in which the texts about life stages have the names inside the program */
export function withStages<Form extends { [Name in WireName]?: string | undefined }>(form: Form) {
  const { juvChar, subChar, mAdultChar, madultChar, fAdultChar, fadultChar, ...others } = form
  return {
    ...others,
    Juvenile: juvChar,
    Subadult: subChar,
    MaleAdult: mAdultChar ?? madultChar,
    FemaleAdult: fAdultChar ?? fadultChar,
  }
}
