import type { Fault } from './fault.ts'

/** A file of a multipart form. */
export type FormFile = { filename: string; type: string; bytes: Uint8Array }

/** Fields of a form in their order; a name that was sent several times has several entries. */
export type FormField = { name: string; value: string | FormFile }

/** What a request carried, by its content type. */
export type FakeBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: FormField[] }
  | { kind: 'multipart'; fields: FormField[] }
  | { kind: 'bytes'; type: string; bytes: Uint8Array }
  /** It says to be JSON or a form, and is not. */
  | { kind: 'malformed'; type: string; text: string }

export type FakeRequest = {
  method: string
  path: string
  /** Values of the route's `:names`, decoded. */
  params: Record<string, string>
  query: URLSearchParams
  /** Names in lower case. */
  headers: Record<string, string>
  body: FakeBody
  /** The body as it was sent, for signatures. */
  raw: Uint8Array
  /** The fault that is the network's own to act out: media that never finish, a post that look-ups do not show yet. */
  fault: Extract<Fault, 'never_finishes' | { hidden: number }> | null
  /** Epoch milliseconds by the fake's clock. */
  at: number
}

/**
 * Text goes out as it is, what is iterated piece by piece, everything else as JSON; without a body nothing follows the headers. A
 * body that throws ends the connection.
 */
export type FakeReply = {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** What the network has taken with this call; noted in the ledger. */
  accepted?: Accepted
}

export type Accepted = { kind: string; id: string; content: unknown }
