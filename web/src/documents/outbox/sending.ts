import type { Sender } from './create-sender.ts'
import { outbox } from './outbox.ts'
import type { Pace } from './pace.ts'

type Sending = { sender: Sender; pace: Pace }

let current: Sending | null = null
const listeners = new Set<() => void>()

/** What this page is doing about the outbox. */
export const sending = {
  get: () => current?.sender.getSending() ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Goes through the outbox at once. */
  now: () => current?.pace.now(),
  /** Gives up one item for good. */
  drop: (id: string) => current?.sender.drop(id) ?? outbox.change([], [id]).then(() => undefined),
  /** What sends from now on; null for nothing. */
  set(next: Sending | null): void {
    current = next
    sending.show()
  },
  show(): void {
    for (const listener of listeners) listener()
  },
}
