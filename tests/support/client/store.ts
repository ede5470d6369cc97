import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { FirebaseError } from 'firebase/app'

/** Stored fields. Times are `Timestamp`s of `firestore.ts`. */
export type Fields = Record<string, unknown>

/** A write as the client sent it. */
export type Write = { kind: 'set' | 'update' | 'delete'; path: string; fields: Fields }

/** A read of a collection or document, with the first sort field of the query and its limit. */
type Read = { path: string; by: string; most: number | undefined }

const documents = new Map<string, Fields>()
const followers = new Set<() => void>()
const failures = new Map<string, Error>()
const unanswered = new Set<string>()
const cutOff = new Set<string>()
const writes: Write[] = []
const reads: Read[] = []

/** Fake database of the client under test. */
export const store = {
  /** Stores documents of a collection, which the client reads by its schema. */
  put<Schema extends z.ZodType<object>, Parents extends string[]>(
    collection: Collection<Schema, Parents>,
    parents: NoInfer<Parents>,
    ...stored: readonly (z.output<Schema> & { id: string })[]
  ): void {
    for (const { id, ...fields } of stored) {
      const version = 'schema' in fields ? { schema: collection.version } : {}
      documents.set(`${collection.path(...parents)}/${id}`, { ...fields, ...version })
    }
    changed()
  },

  /** Stores a document as it is, valid or not. */
  putRaw(path: string, fields: Fields): void {
    documents.set(path, fields)
    changed()
  },

  /** Deletes all documents of a collection. */
  clear<Parents extends string[]>(collection: Pick<Collection<never, Parents>, 'path'>, ...parents: Parents): void {
    const folder = collection.path(...parents)
    for (const path of documents.keys()) if (folderOf(path) === folder) documents.delete(path)
    changed()
  },

  /** Stored fields of a document, or undefined. */
  read: (path: string): Fields | undefined => documents.get(path),

  /** Writes of the client, in order. */
  writes: (): readonly Write[] => writes,

  /** Reads of this path by the client, in order. */
  reads: (path: string): readonly Read[] => reads.filter((read) => read.path === path),

  /** Makes reads and writes of a collection or document fail; null ends that. */
  fail(path: string, error: Error | 'refused' | null): void {
    if (error === null) failures.delete(path)
    else failures.set(path, error === 'refused' ? new FirebaseError('permission-denied', 'refused') : error)
    changed()
  },

  /** Leaves reads of this path pending until `answer`. */
  leaveUnanswered: (path: string): void => void unanswered.add(path),
  answer(path: string): void {
    unanswered.delete(path)
    changed()
  },

  /** Serves live reads of this path from the device's cache, not from the server, until `reconnect`. */
  cutOff(path: string): void {
    cutOff.add(path)
    changed()
  },
  reconnect(path: string): void {
    cutOff.delete(path)
    changed()
  },
}

/** Deletes all documents, listeners, failures and recorded calls. */
export function emptyStore(): void {
  documents.clear()
  followers.clear()
  failures.clear()
  unanswered.clear()
  cutOff.clear()
  writes.length = 0
  reads.length = 0
}

export const noteRead = (read: Read): void => void reads.push(read)

export function follow(onChange: () => void): () => void {
  followers.add(onChange)
  return () => void followers.delete(onChange)
}

export const isUnanswered = (path: string): boolean => unanswered.has(path)
export const isCutOff = (path: string): boolean => cutOff.has(path)

export function failureOf(path: string): Error | undefined {
  return failures.get(path) ?? failures.get(folderOf(path))
}

/** All documents with their paths, in the order of paths. */
export function allDocuments(): [path: string, fields: Fields][] {
  return [...documents].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Applies all changes, or none when one fails. */
export function write(changes: readonly Write[]): void {
  for (const { path, kind } of changes) {
    const failure = failureOf(path)
    if (failure) throw failure
    if (kind === 'update' && !documents.has(path)) throw new FirebaseError('not-found', `${path} is not there`)
  }
  for (const change of changes) {
    writes.push(change)
    if (change.kind === 'delete') documents.delete(change.path)
    else
      documents.set(
        change.path,
        change.kind === 'update' ? { ...documents.get(change.path), ...change.fields } : change.fields,
      )
  }
  changed()
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function changed(): void {
  for (const onChange of followers) onChange()
}
