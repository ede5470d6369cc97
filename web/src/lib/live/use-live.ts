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
import { type Signal, keepConfirmedEmpty } from './live-source.ts'
import { pageQuery, toPage, type PageCursor, type PageRequest, readRows } from './list-queries.ts'
import { UnreadableDocument, OfflineError } from './live-errors.ts'

export type Waiting = { status: 'loading' }
/**
 * `isNewer`: a newer version of this app has saved the document. `retry` starts the read again; an `OfflineError` ends automatically when the server
 * responds.
 */
export type Failed = { status: 'error'; error: Error; isNewer?: boolean; retry: () => void }

export type LiveDoc<T> = Waiting | Failed | { status: 'missing' } | { status: 'ready'; data: T }
/** `isStale`: true while rows of the previous query are shown until the new ones arrive. */
type Stale = { isStale?: boolean }
/** `unreadable` counts documents that do not match their schema: they are reported and omitted. */
export type LiveList<T> = Waiting | Failed | ({ status: 'ready'; data: T[]; unreadable: number } & Stale)
/** One page of a list; `endCursor` is the start of the next page, null if this is the last page. */
export type ListPage<Row, Cursor> =
  | Waiting
  | Failed
  | ({ status: 'ready'; data: readonly Row[]; unreadable: number; endCursor: Cursor | null } & Stale)
type LiveDocuments = Waiting | Failed | ({ status: 'ready'; docs: readonly QueryDocumentSnapshot[] } & Stale)

type ListOptions = {
  /**
   * While this value is unchanged, rows stay, as stale, until the rows of a different query arrive. Without it a different query begins with
   * `loading`.
   */
  within?: unknown
}

/** Option of all live reads: an empty result counts only once the server has confirmed it. */
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

/** Subscribes to one document. With `null` (an id that is not known yet) the state stays `loading`. */
export function useLiveDoc<T>(ref: DocumentReference<T> | null): LiveDoc<T> {
  const { signal, retry } = useSignal(docs, ref && ref.withConverter(null))
  const converter = ref?.converter ?? null
  const state = useMemo(() => docState(signal, converter), [signal, converter])
  return state.status === 'error' ? { ...state, retry } : state
}

/**
 * Subscribes to a query with a `limit`. The query may be a new object on each render: a listener is opened only for a different query, and shared
 * with all uses of the same query on the screen. With `null` the state stays `loading`.
 */
export function useLiveList<T>(query: Query<T> | null, options?: ListOptions): LiveList<T> {
  const same = useSameQuery(query)
  const live = useLiveDocuments(same, options?.within)
  const converter = same?.converter ?? null
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const rows = readRows(live.docs, (snapshot) => readDocument(snapshot, converter))
    return { status: 'ready', ...rows, ...(live.isStale && { isStale: true }) }
  }, [live, converter])
}

/**
 * Subscribes to one page of a query with an order and no limit. The rows stay, as stale, while the next page loads. With `null` the state stays
 * `loading`.
 */
export function useLivePage<Row>(
  list: Query<Row> | null,
  { after, size }: PageRequest<PageCursor>,
): ListPage<Row, PageCursor> {
  const same = useSameQuery(list)
  const page = useMemo(() => same && pageQuery(same, { after, size }), [same, after, size])
  const live = useLiveDocuments(page, same)
  const converter = same?.converter ?? null
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const { docs, endCursor } = toPage(live.docs, size)
    const rows = readRows(docs, (snapshot) => readDocument(snapshot, converter))
    return live.isStale
      ? { status: 'ready', ...rows, endCursor: null, isStale: true }
      : { status: 'ready', ...rows, endCursor }
  }, [live, size, converter])
}

/** Returns the query of the first render while later queries are equal, because each reference has a separate converter. */
function useSameQuery<Row>(list: Query<Row> | null): Query<Row> | null {
  const [kept, setKept] = useState(list)
  if (kept === list || isSameQuery(kept, list)) return kept
  setKept(list)
  return list
}

/** Returns whether both queries request the same documents. */
export function isSameQuery<Row>(a: Query<Row> | null, b: Query<Row> | null): boolean {
  return a !== null && b !== null && queryEqual(a.withConverter(null), b.withConverter(null))
}

type Arrived = { query: unknown; within: unknown; docs: readonly QueryDocumentSnapshot[] }

function useLiveDocuments<T>(query: Query<T> | null, within: unknown): LiveDocuments {
  const { signal, retry } = useSignal(lists, query && query.withConverter(null))
  const state = useMemo(() => listState(signal), [signal])
  const [last, setLast] = useState<Arrived | null>(null)
  if (within !== undefined && state.status === 'ready' && last?.docs !== state.docs) {
    setLast({ query, within, docs: state.docs })
  }
  const isStale =
    state.status === 'loading' && query !== null && last !== null && last.within === within && last.query !== query
  const stale = useMemo<LiveDocuments | null>(
    () => (isStale ? { status: 'ready', docs: last.docs, isStale: true } : null),
    [isStale, last],
  )
  if (stale) return stale
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
function readDocument<T>(snapshot: QueryDocumentSnapshot, converter: Converter<T>): T {
  if (!converter)
    throw new Error(`${snapshot.ref.path} was read without a converter: use the references of lib/live/refs`)
  return converter.fromFirestore(snapshot)
}

/** Returns the state of a read that failed offline. NOTE Firestore passes on an empty cache result only once it has given up on the server for now. */
function offline(): Omit<Failed, 'retry'> {
  return failure(new OfflineError())
}

function failure(error: Error): Omit<Failed, 'retry'> {
  return { status: 'error', error, isNewer: error instanceof UnreadableDocument && error.isNewer }
}
