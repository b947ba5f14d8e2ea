/** Defines the columns of rights and of consent in the tables of pictures and submissions, for Kysely. */

/** The rights in a picture. A column is empty if nothing is known. */
export interface RightsColumns {
  /** An identifier of `contract/rights/licences.ts`; empty for the default of the site. */
  licence: string
  rights_holder: string
  /** A line that pages show after the name of the photographer or artist. */
  credit: string
  /** A web address, or a description. */
  source: string
}

/** The author's statement about rights and people, once for each batch of files. */
export interface ConsentColumns {
  /** Calendar date in the time zone of the author; empty if the author did not make the statement. */
  consent_on: string
  /** An identifier of the wording that the author read. */
  consent_wording: string
}
