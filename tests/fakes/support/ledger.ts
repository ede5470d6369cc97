import type { Accepted, FakeBody } from './fake-message.ts'

/** One call as the network saw it. `status` is null when no reply was sent; `reply` is its body before it was serialised. */
export type LedgerEntry = {
  at: number
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: FakeBody
  status: number | null
  reply: unknown
  accepted: Accepted | null
}

/** What the network accepted, oldest first; only of `kind` if given. */
export function acceptedIn(ledger: readonly LedgerEntry[], kind?: string): Accepted[] {
  return ledger.flatMap(({ accepted }) =>
    accepted && (kind === undefined || accepted.kind === kind) ? [accepted] : [],
  )
}
