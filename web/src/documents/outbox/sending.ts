import type { Sender } from './create-sender.ts'
import { outbox } from './outbox.ts'
import type { Pace } from './pace.ts'

type Sending = { sender: Sender; pace: Pace }

let current: Sending | null = null
const listeners = new Set<() => void>()

/** Access to the outbox sender of this page. */
export const sending = {
  get: () => current?.sender.getSending() ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Runs the outbox immediately. */
  now: () => current?.pace.now(),
  /** Drops one item for good. */
  drop: (id: string) => current?.sender.drop(id) ?? outbox.change([], [id]).then(() => undefined),
  /** Sets the active sender; null for none. */
  set(next: Sending | null): void {
    current = next
    sending.show()
  },
  show(): void {
    for (const listener of listeners) listener()
  },
}
