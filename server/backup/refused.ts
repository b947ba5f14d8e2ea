/** What the person who runs a command can mend: said in a sentence, without its whereabouts. */
export class Refused extends Error {}
