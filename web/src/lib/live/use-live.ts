import {
  onSnapshot,
  queryEqual,
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { useEffect, useMemo, useState } from 'react'
import { useObservable } from 'reactfire'
import { NEVER, type Observable } from 'rxjs'
import { log } from '../log.ts'
import { createLiveRegistry, type LiveRegistry } from './live-registry.ts'
import type { Signal } from './live-source.ts'
import { keepConfirmedEmpty } from './keep-confirmed-empty.ts'
import { OfflineError } from './offline-error.ts'
import { readRows } from './read-rows.ts'
import { UnreadableDocument } from './unreadable-document.ts'

export type Waiting = { status: 'loading' }
/** `isNewer` when a newer version of this app has saved the document. `retry` opens the read anew; an `OfflineError` ends by itself when the server answers. */
export type Failed = { status: 'error'; error: Error; isNewer?: boolean; retry: () => void }

export type LiveDoc<T> = Waiting | Failed | { status: 'missing' } | { status: 'ready'; data: T }
/** `unreadable` counts documents that do not fit their schema: they are reported and left out. */
export type LiveList<T> = Waiting | Failed | { status: 'ready'; data: T[]; unreadable: number }
type LiveDocuments = Waiting | Failed | { status: 'ready'; docs: readonly QueryDocumentSnapshot[] }

/** Both listen with metadata: "nothing there" counts only once the server has said so. */
const WITH_METADATA = { includeMetadataChanges: true }

const docs = createLiveRegistry<DocumentReference, DocumentSnapshot>(
  (a, b) => a.path === b.path,
  (ref) => (next, fail) =>
    onSnapshot(
      ref,
      WITH_METADATA,
      keepConfirmedEmpty((snapshot) => !snapshot.exists(), next),
      fail,
    ),
)

const lists = createLiveRegistry<Query, QuerySnapshot>(
  (a, b) => queryEqual(a, b),
  (query) => (next, fail) =>
    onSnapshot(
      query,
      WITH_METADATA,
      keepConfirmedEmpty((snapshot) => snapshot.empty, next),
      fail,
    ),
)

/** Follows one document. With `null` (an id that is not known yet) it waits. */
export function useLiveDoc<T>(ref: DocumentReference<T> | null): LiveDoc<T> {
  const { signal, retry } = useSignal(docs, ref && ref.withConverter(null))
  const converter = ref?.converter ?? null
  const state = useMemo(() => docState(signal, converter), [signal, converter])
  return state.status === 'error' ? { ...state, retry } : state
}

/** Follows a query; the query must have a `limit`. With `null` it waits. */
export function useLiveList<T>(query: Query<T> | null): LiveList<T> {
  const live = useLiveDocuments(query)
  const converter = query?.converter ?? null
  return useMemo(() => {
    if (live.status !== 'ready') return live
    return { status: 'ready', ...readRows(live.docs, (snapshot) => readDocument(snapshot, converter)) }
  }, [live, converter])
}

/** The same with the stored documents, for `readDocument`. */
export function useLiveDocuments<T>(query: Query<T> | null): LiveDocuments {
  const { signal, retry } = useSignal(lists, query && query.withConverter(null))
  const state = useMemo(() => listState(signal), [signal])
  return state.status === 'error' ? { ...state, retry } : state
}

function useSignal<Target, T>(
  registry: LiveRegistry<Target, T>,
  target: Target | null,
): { signal: Signal<T> | undefined; retry: () => void } {
  const [, setAttempt] = useState(0)
  const source = target === null ? null : registry.sourceFor(target)
  const signals: Observable<Signal<T>> = source?.signals ?? NEVER
  const { data } = useObservable<Signal<T> | undefined>(source?.id ?? 'live-none', signals, { suspense: false })

  useEffect(() => (source ? registry.hold(source) : undefined), [registry, source])

  const retry = () => {
    if (source) registry.drop(source)
    setAttempt((attempt) => attempt + 1)
  }
  return { signal: data, retry }
}

type Settled<State> = State extends Failed ? Omit<Failed, 'retry'> : State
type Converter<T> = FirestoreDataConverter<T> | null

function docState<T>(signal: Signal<DocumentSnapshot> | undefined, converter: Converter<T>): Settled<LiveDoc<T>> {
  if (!signal) return { status: 'loading' }
  if (!signal.ok) return failure(signal.error)
  const snapshot = signal.value
  if (!snapshot.exists()) return snapshot.metadata.fromCache ? offline() : { status: 'missing' }
  try {
    return { status: 'ready', data: readDocument(snapshot, converter) }
  } catch (error) {
    log.error('Live: a document could not be read', error)
    return failure(error instanceof Error ? error : new Error(String(error)))
  }
}

function listState(signal: Signal<QuerySnapshot> | undefined): Settled<LiveDocuments> {
  if (!signal) return { status: 'loading' }
  if (!signal.ok) return failure(signal.error)
  const { docs, empty, metadata } = signal.value
  if (empty && metadata.fromCache) return offline()
  return { status: 'ready', docs }
}

/** @throws UnreadableDocument */
export function readDocument<T>(snapshot: QueryDocumentSnapshot, converter: Converter<T>): T {
  if (!converter)
    throw new Error(`${snapshot.ref.path} was read without a converter: use the references of lib/live/refs`)
  return converter.fromFirestore(snapshot)
}

/** NOTE "nothing, as far as the cache knows" is passed on by Firestore only once it has given up on the server for now. */
function offline(): Omit<Failed, 'retry'> {
  return failure(new OfflineError())
}

function failure(error: Error): Omit<Failed, 'retry'> {
  return { status: 'error', error, isNewer: error instanceof UnreadableDocument && error.isNewer }
}
