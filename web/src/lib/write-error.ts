/** A write of a document that did not succeed: the rules said no, or the server could not be asked. */
export class WriteError extends Error {
  readonly outcome: 'refused' | 'failed'

  constructor(outcome: 'refused' | 'failed') {
    super(`the write was ${outcome}`)
    this.name = 'WriteError'
    this.outcome = outcome
  }
}
