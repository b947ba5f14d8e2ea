/** Translates the wire's names of the life stages of a bird to the names inside the program. */
type StagesOnWire = Partial<
  Record<'juvChar' | 'subChar' | 'madultChar' | 'fadultChar', string | undefined>
>

export function withStages<Form extends StagesOnWire>(form: Form) {
  const { juvChar, subChar, madultChar, fadultChar, ...others } = form
  return {
    ...others,
    juvenile: juvChar,
    subadult: subChar,
    maleAdult: madultChar,
    femaleAdult: fadultChar,
  }
}
