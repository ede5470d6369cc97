import type { OutboxStore } from './indexed-store.ts'
import { waitingItemSchema, type WaitingItem } from './waiting-item.ts'

export type OutboxDeps = {
  store: OutboxStore
  /** Notifies the other tabs that the store has changed, and is notified by them. */
  tabs: { notify(): void; subscribe(onChange: () => void): () => void }
  report(message: string, error: unknown): void
}

export type Outbox = ReturnType<typeof createOutbox>

/** What waits to be sent, as this page knows it: a mirror of what is stored, shared by all tabs. */
export function createOutbox({ store, tabs, report }: OutboxDeps) {
  let items: readonly WaitingItem[] = []
  /** Kept by this page only, because the browser would not store them. */
  const unstored = new Map<string, WaitingItem>()
  const listeners = new Set<() => void>()
  let changes = 0

  function show(next: readonly WaitingItem[]) {
    items = next.toSorted((a, b) => a.keptAt - b.keptAt)
    for (const listener of listeners) listener()
  }

  async function load(): Promise<void> {
    const before = changes
    try {
      const rows = await store.read()
      if (before !== changes) return await load()
      const stored = rows.flatMap((row) => readItem(row))
      const known = new Set(stored.map(({ id }) => id))
      show([...stored, ...[...unstored.values()].filter(({ id }) => !known.has(id))])
    } catch (error) {
      report('Outbox: could not be read', error)
    }
  }

  function readItem(row: unknown): WaitingItem[] {
    const parsed = waitingItemSchema.safeParse(row)
    if (!parsed.success) report('Outbox: an item is not understood and stays where it is', parsed.error)
    return parsed.success ? [parsed.data] : []
  }

  return {
    getItems: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,

    /** Follows what other tabs store. Returns the way to stop. */
    follow(): () => void {
      void load()
      return tabs.subscribe(() => void load())
    },

    /** Puts and removes at once; false when this page alone knows of it, because the browser stores nothing. */
    async change(put: readonly WaitingItem[], remove: readonly string[] = []): Promise<boolean> {
      changes += 1
      const gone = new Set([...remove, ...put.map(({ id }) => id)])
      for (const id of gone) unstored.delete(id)
      show([...items.filter(({ id }) => !gone.has(id)), ...put])
      try {
        await store.write(put, remove)
        tabs.notify()
        return true
      } catch (error) {
        report('Outbox: the browser did not store it', error)
        for (const item of put) if (items.includes(item)) unstored.set(item.id, item)
        return false
      }
    },

    isStored: (id: string) => !unstored.has(id),
  }
}
