import type { FakeReply } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'

type Failure = { code: number; subcode?: number; message: string; title?: string; transient?: boolean; status?: number }

/** The error object of the Graph API. */
export function graphFailure({ code, subcode, message, title, transient = false, status = 400 }: Failure): FakeReply {
  const error = {
    message,
    type: 'OAuthException',
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    is_transient: transient,
    ...(title !== undefined && { error_user_title: title, error_user_msg: message }),
    fbtrace_id: 'A6LJylpZRKw2xKLFsAP-cJh',
  }
  return { status, body: { error } }
}

export function refuse(failure: Failure): never {
  throw new Refusal(graphFailure(failure))
}

/** A parameter that is missing, unknown, or has a value that the call does not take. */
export function refuseParameter(message: string, subcode?: number): never {
  return refuse({ code: 100, message: `(#100) ${message}`, ...(subcode !== undefined && { subcode }) })
}

/** Refuses an id that does not exist, or that the token may not see. */
export function refuseObject(id: string): never {
  return refuse({
    code: 100,
    subcode: 33,
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  })
}

export const expiredToken = (): FakeReply =>
  graphFailure({
    code: 190,
    subcode: 463,
    status: 401,
    message: 'Error validating access token: Session has expired on Sunday, 22-Nov-26 04:00:00 PST.',
  })

/** Error body for an HTTP status: rate limits and server errors have their own codes. */
export function failureBody(status: number): unknown {
  if (status === 429) return graphFailure({ code: 4, message: '(#4) Application request limit reached' }).body
  if (status >= 500) {
    const message = 'An unexpected error has occurred. Please retry your request later.'
    return graphFailure({ code: 2, message, transient: true }).body
  }
  return graphFailure({ code: 2500, message: 'Unknown path components' }).body
}
