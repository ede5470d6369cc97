import { waitingItemSchema, type WaitingItem } from './waiting-item.ts'
import { completed, openDatabase, settled } from '@/lib/indexed-db.ts'

export type OutboxDeps = {
  store: OutboxStore
  /** Notifies the other tabs of changes to the store, and listens for theirs. */
  tabs: { notify(): void; subscribe(onChange: () => void): () => void }
  report(message: string, error: unknown): void
}

export type Outbox = ReturnType<typeof createOutbox>

/** Creates this page's outbox of pending items: a mirror of the store that all tabs share. */
export function createOutbox({ store, tabs, report }: OutboxDeps) {
  let items: readonly WaitingItem[] = []
  /** Items that exist only in this page, because the browser could not store them. */
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

    /** Follows changes that other tabs store; returns a function that stops the updates. */
    follow(): () => void {
      void load()
      return tabs.subscribe(() => void load())
    },

    /** Adds and removes items in one transaction; returns false if the browser cannot store the change and only this page has it. */
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

const DATABASE = 'postwright-outbox'

const STORE = 'items'

/** Persistent store of pending items. */
type OutboxStore = {
  /** Returns all stored rows, unparsed. */
  read(): Promise<unknown[]>
  /** Adds and removes items in one transaction. */
  write(put: readonly { id: string }[], remove: readonly string[]): Promise<void>
}

/** Returns a store in the browser's own database. Every call rejects if there is no database or no space. */
export function indexedStore(): OutboxStore {
  let opening: Promise<IDBDatabase> | null = null

  function database(): Promise<IDBDatabase> {
    opening ??= openDatabase(DATABASE, {
      create: (created) => created.createObjectStore(STORE, { keyPath: 'id' }),
      onClosed: () => (opening = null),
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  return {
    async read() {
      const request = (await database()).transaction(STORE).objectStore(STORE).getAll()
      return settled<unknown[]>(request)
    },
    async write(put, remove) {
      const transaction = (await database()).transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      for (const id of remove) store.delete(id)
      for (const item of put) store.put(item)
      // Commits without waiting for the pending requests, so that the changes are stored even if the page is closed at this moment.
      transaction.commit()
      await completed(transaction)
    },
  }
}
