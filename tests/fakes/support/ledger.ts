import type { Accepted, FakeBody } from './fake-message.ts'

/** One call as the network saw it. `status` is null when no reply went out; `reply` is what it carried, before it was written as JSON. */
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

/** What the network has taken, oldest first; of one kind if asked for. */
export function acceptedIn(ledger: readonly LedgerEntry[], kind?: string): Accepted[] {
  return ledger.flatMap(({ accepted }) =>
    accepted && (kind === undefined || accepted.kind === kind) ? [accepted] : [],
  )
}
