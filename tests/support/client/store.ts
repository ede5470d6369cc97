import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { FirebaseError } from 'firebase/app'

/** Fields as they are stored: instants are `Timestamp`s of `firestore.ts`. */
export type Fields = Record<string, unknown>

/** A write as the client sent it, before it had an effect. */
export type Write = { kind: 'set' | 'update' | 'delete'; path: string; fields: Fields }

/** A collection or a document that the client has read: the first order of the query and its limit. */
type Read = { path: string; by: string; most: number | undefined }

const documents = new Map<string, Fields>()
const followers = new Set<() => void>()
const failures = new Map<string, Error>()
const unanswered = new Set<string>()
const cutOff = new Set<string>()
const writes: Write[] = []
const reads: Read[] = []

/** The documents of the client under test: what the test puts in, and what the client has made of it. */
export const store = {
  /** Stores documents of a described collection; the client reads them by its schema. */
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

  /** Stores a document as it is, whatever the description of its collection says. */
  putRaw(path: string, fields: Fields): void {
    documents.set(path, fields)
    changed()
  },

  /** Takes everything out of a collection. */
  clear<Parents extends string[]>(collection: Pick<Collection<never, Parents>, 'path'>, ...parents: Parents): void {
    const folder = collection.path(...parents)
    for (const path of documents.keys()) if (folderOf(path) === folder) documents.delete(path)
    changed()
  },

  /** What is stored now, by the path below which it lies; undefined when nothing is. */
  read: (path: string): Fields | undefined => documents.get(path),

  /** What the client has written, in its order. */
  writes: (): readonly Write[] => writes,

  /** What the client has read at this path, in its order. */
  reads: (path: string): readonly Read[] => reads.filter((read) => read.path === path),

  /** Reads and writes of this path (a collection's or a document's) fail from now on; null ends that. */
  fail(path: string, error: Error | 'refused' | null): void {
    if (error === null) failures.delete(path)
    else failures.set(path, error === 'refused' ? new FirebaseError('permission-denied', 'refused') : error)
    changed()
  },

  /** Reads of this path are not answered until `answer` is called. */
  leaveUnanswered: (path: string): void => void unanswered.add(path),
  answer(path: string): void {
    unanswered.delete(path)
    changed()
  },

  /** Live reads of this path are answered by what the device knows, not by the server, until `reconnect` is called. */
  cutOff(path: string): void {
    cutOff.add(path)
    changed()
  },
  reconnect(path: string): void {
    cutOff.delete(path)
    changed()
  },
}

/** Nothing is stored, followed or failing any more. */
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

/** Every document, with its path, in the order of ids. */
export function allDocuments(): [path: string, fields: Fields][] {
  return [...documents].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Writes as the client does: all of it or nothing. */
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
