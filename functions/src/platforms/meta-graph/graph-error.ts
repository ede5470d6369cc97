/** What a failed call was answered with. */
export type GraphFailure = {
  status: number
  /** The API's own error object was in the reply; a proxy or a firewall sends none. */
  isOwn: boolean
  code: number
  subcode: number
  /** The API's sentence for people, else the one for developers; without secrets. */
  message: string
  isTransient: boolean
  headers: Headers
}

/** A call of the Graph API that was answered with a failure. */
export class GraphError extends Error {
  readonly failure: GraphFailure

  constructor(failure: GraphFailure) {
    super(failure.message)
    this.name = 'GraphError'
    this.failure = failure
  }
}
