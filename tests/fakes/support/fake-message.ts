import type { Fault } from './fault.ts'

export type FormFile = { filename: string; type: string; bytes: Uint8Array }

/** Fields of a form in their order; a name that was sent several times has several entries. */
export type FormField = { name: string; value: string | FormFile }

/** Body of a request, parsed by its content type. */
export type FakeBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: FormField[] }
  | { kind: 'multipart'; fields: FormField[] }
  | { kind: 'bytes'; type: string; bytes: Uint8Array }
  /** Declared as JSON or a form, but not parsable as one. */
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
  /** A fault that the handler simulates itself: media that never finish, or a post that look-ups do not show yet. */
  fault: Extract<Fault, 'never_finishes' | { hidden: number }> | null
  /** Epoch milliseconds by the fake's clock. */
  at: number
}

/**
 * Text and bytes are sent as they are, async iterables piece by piece, and everything else as JSON. An iterable that throws closes
 * the connection.
 */
export type FakeReply = {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** Content that the network accepted with this call; recorded in the ledger. */
  accepted?: Accepted
}

export type Accepted = { kind: string; id: string; content: unknown }
