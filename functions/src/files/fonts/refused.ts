import type { FontRefusal } from '@postwright/core/fonts/font-refusal'

/** Ends the check of a font that cannot be used. */
export class Refused extends Error {
  readonly refusal: FontRefusal

  constructor(refusal: FontRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
