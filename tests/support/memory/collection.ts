/** A document with its version, which increases with each write. */
export type MemoryDocument<T> = { data: T; version: number }

/** An update of a document that does not exist, with Firestore's error code. */
export class MissingDocument extends Error {
  readonly code = 5
}

type KeyOf<T> = (data: T) => string

/** Documents of one kind by path. Writes replace a document and never change it in place, so reads need no copies. */
export class MemoryCollection<T, Index extends string = never> {
  /** Called after each write with the new and the old document; null where there is none. */
  onWrite: (after: T | null, before: T | null) => void = () => {}
  readonly #documents = new Map<string, MemoryDocument<T>>()
  readonly #indexes: { name: Index; keyOf: KeyOf<T>; found: Map<string, Map<string, MemoryDocument<T>>> }[]
  #writes = 0

  constructor(indexes: Record<Index, KeyOf<T>>) {
    const names = Object.keys(indexes) as Index[]
    this.#indexes = names.map((name) => ({ name, keyOf: indexes[name], found: new Map() }))
  }

  get(path: string): MemoryDocument<T> | undefined {
    return this.#documents.get(path)
  }

  versionOf(path: string): number {
    return this.#documents.get(path)?.version ?? 0
  }

  set(path: string, data: T): number {
    const before = this.#documents.get(path)
    const document = { data, version: ++this.#writes }
    this.#documents.set(path, document)
    for (const { keyOf, found } of this.#indexes) {
      const key = keyOf(data)
      if (before && keyOf(before.data) !== key) found.get(keyOf(before.data))?.delete(path)
      const group = found.get(key)
      if (group) group.set(path, document)
      else found.set(key, new Map([[path, document]]))
    }
    this.onWrite(data, before?.data ?? null)
    return document.version
  }

  /** @throws MissingDocument */
  update(path: string, patch: Partial<T>): number {
    const before = this.#documents.get(path)
    if (!before) throw new MissingDocument(`no document ${path}`)
    return this.set(path, { ...before.data, ...patch })
  }

  delete(path: string): void {
    const before = this.#documents.get(path)
    if (!before) return
    this.#documents.delete(path)
    for (const { keyOf, found } of this.#indexes) found.get(keyOf(before.data))?.delete(path)
    this.onWrite(null, before.data)
  }

  /** Documents with this value in an index, in the order of their paths. */
  where(index: Index, value: string): MemoryDocument<T>[] {
    const group = this.#indexes.find(({ name }) => name === index)?.found.get(value)
    if (!group || group.size === 0) return []
    if (group.size === 1) return [...group.values()]
    return [...group].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document)
  }

  all(): T[] {
    return Array.from(this.#documents.values(), ({ data }) => data)
  }
}
