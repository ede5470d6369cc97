/** What a network's page sent a person back with. */
export type Callback =
  | { kind: 'code'; ticket: string; code: string }
  /** The person did not allow it. */
  | { kind: 'refused' }
  /** The network says that something was wrong; its words. */
  | { kind: 'failed'; detail: string }
  /** There is nothing in the address that could be gone on with. */
  | { kind: 'empty' }

/** Errors by which networks say that a person has declined, as OAuth 2.0 and some of its dialects name it. */
const REFUSALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied']

/** Reads the address that a network's page leads back to. */
export function readCallback(query: URLSearchParams): Callback {
  const error = query.get('error') ?? query.get('error_reason')
  if (error !== null && REFUSALS.includes(error)) return { kind: 'refused' }
  if (error !== null) return { kind: 'failed', detail: query.get('error_description') ?? error }
  const ticket = query.get('state')
  const code = query.get('code')
  return ticket && code ? { kind: 'code', ticket, code } : { kind: 'empty' }
}
