import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Logger } from '../domain/ports/world.ts'
import { UnreadableDocument } from '../domain/unreadable-document.ts'
import type { Readable } from '../domain/ports/documents.ts'

type Snapshot = { data: () => unknown }

/**
 * The only way from several documents to entities: one that cannot be read is left out and logged, and does not affect the
 * others.
 */
export function createReader(logger: Pick<Logger, 'error'>) {
  function readable<S extends Snapshot, T>(
    snapshots: readonly S[],
    read: (snapshot: S) => T,
  ): Readable<NonNullable<T>> {
    const found: Readable<NonNullable<T>> = { rows: [], unreadable: [] }
    for (const snapshot of snapshots) {
      try {
        const row = read(snapshot)
        if (row !== null && row !== undefined) found.rows.push(row)
      } catch (error) {
        if (!(error instanceof UnreadableDocument)) throw error
        logger.error('a document cannot be read', { error: error.message })
        found.unreadable.push(error.path)
      }
    }
    return found
  }

  /** The entities behind snapshots that came with their converter; documents that do not exist are left out. */
  function rowsOf<T>(snapshots: readonly { data: () => T | undefined }[]): NonNullable<T>[] {
    return readable(snapshots, (snapshot) => snapshot.data()).rows
  }

  /**
   * What `read` makes of the readable documents of an ordered query, page by page; a page may be shorter, or empty, where some
   * cannot be read.
   */
  async function* pagesOf<T, R>(
    query: Query<T>,
    size: number,
    read: (snapshot: QueryDocumentSnapshot<T>) => R,
  ): AsyncGenerator<NonNullable<R>[]> {
    let last: QueryDocumentSnapshot<T> | undefined
    for (;;) {
      const { docs } = await (last ? query.startAfter(last) : query).limit(size).get()
      yield readable(docs, read).rows
      last = docs.at(-1)
      if (docs.length < size) return
    }
  }

  return { readable, rowsOf, pagesOf }
}
