import {
  type After,
  type Comparison,
  type Constraint,
  type Filter,
  ID,
  type Limit,
  makeReference,
  type Order,
  type Query,
  readQuery,
  readReference,
  type Reference,
  Snapshot,
} from './read-query.ts'
import { failureOf, follow, isCutOff, isUnanswered, noteRead, write, type Write } from './store.ts'

export { Timestamp } from './read-query.ts'

/**
 * Replaces `firebase/firestore` by configuration of the tests: the parts that the client uses, on the documents of `store`. Reads resolve at
 * once, as if from the server.
 */

const SERVER_TIME = Symbol('the time of the server')
const DELETED = Symbol('no such field any more')

export const initializeFirestore = (): object => ({})
export const connectFirestoreEmulator = (): void => undefined
export const memoryLocalCache = (): null => null
export const memoryLruGarbageCollector = (): null => null
export const serverTimestamp = () => SERVER_TIME
export const deleteField = () => DELETED
export const documentId = () => ID

export function collection(_: unknown, path: string): Query {
  return makeQuery({ path, isGroup: false, constraints: [], converter: null })
}

export function collectionGroup(_: unknown, name: string): Query {
  return makeQuery({ path: name, isGroup: true, constraints: [], converter: null })
}

let ids = 0

/** Reference to a document of a collection, by default with a new id. */
export function doc(list: Query, id = `new${(ids += 1)}`): Reference {
  return makeReference(`${list.path}/${id}`, list.converter)
}

export const where = (field: string | symbol, by: Comparison, value: unknown): Filter => ({
  kind: 'where',
  field,
  by,
  value,
})
export const orderBy = (field: string | symbol, direction: Order['direction'] = 'asc'): Order => ({
  kind: 'order',
  field,
  direction,
})
export const limit = (most: number): Limit => ({ kind: 'limit', most })

export function startAfter(...values: unknown[]): After {
  const [first] = values
  return { kind: 'after', values: first instanceof Snapshot ? first : values }
}

export function query(list: Query, ...constraints: Constraint[]): Query {
  return makeQuery({ ...list, constraints: [...list.constraints, ...constraints] })
}

export function queryEqual(a: Query, b: Query): boolean {
  return a.path === b.path && a.converter === b.converter && nameOf(a) === nameOf(b)
}

export async function getDoc(ref: Reference): Promise<Snapshot> {
  noteRead({ path: ref.path, by: '', most: 1 })
  return readReference(ref)
}

export async function getDocFromServer(ref: Reference): Promise<Snapshot> {
  return readReference(ref)
}

export async function getDocs(asked: Query): Promise<ReturnType<typeof readQuery>> {
  noteQuery(asked)
  return readQuery(asked)
}

export async function getCountFromServer(asked: Query): Promise<{ data: () => { count: number } }> {
  const { docs } = readQuery(asked)
  return { data: () => ({ count: docs.length }) }
}

export function onSnapshot(
  target: Reference | Query,
  _options: object,
  next: (snapshot: never) => void,
  fail: (error: Error) => void,
): () => void {
  if ('constraints' in target) noteQuery(target)
  else noteRead({ path: target.path, by: '', most: 1 })
  let told = ''
  const tell = () => {
    if (isUnanswered(target.path)) return
    const failure = failureOf(target.path)
    if (failure) {
      stop()
      fail(failure)
      return
    }
    const snapshot = 'id' in target ? readReference(target) : readQuery(target)
    const fromCache = isCutOff(target.path)
    Object.assign(snapshot, { metadata: { ...snapshot.metadata, fromCache } })
    const now = JSON.stringify([fromCache, 'docs' in snapshot ? snapshot.docs : snapshot])
    if (now !== told) next(snapshot as never)
    told = now
  }
  const stop = follow(tell)
  tell()
  return stop
}

export async function setDoc(ref: Reference, entity: object): Promise<void> {
  write([changeOf('set', ref, entity)])
}

export async function updateDoc(ref: Reference, fields: object): Promise<void> {
  write([changeOf('update', ref, fields)])
}

export async function deleteDoc(ref: Reference): Promise<void> {
  write([changeOf('delete', ref, {})])
}

export function writeBatch() {
  const changes: Write[] = []
  return {
    set: (ref: Reference, entity: object) => void changes.push(changeOf('set', ref, entity)),
    update: (ref: Reference, fields: object) => void changes.push(changeOf('update', ref, fields)),
    delete: (ref: Reference) => void changes.push(changeOf('delete', ref, {})),
    commit: async () => write(changes),
  }
}

function changeOf(kind: Write['kind'], { path, converter }: Reference, entity: object): Write {
  const plain = kind === 'set' && converter ? converter.toFirestore(entity) : { ...entity }
  const fields = Object.entries(plain).filter(([, value]) => value !== DELETED)
  return {
    kind,
    path,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, value === SERVER_TIME ? Date.now() : value])),
  }
}

function makeQuery(parts: Omit<Query, 'withConverter'>): Query {
  return { ...parts, withConverter: (converter) => makeQuery({ ...parts, converter }) }
}

function noteQuery({ path, constraints }: Query): void {
  const order = constraints.find((each) => each.kind === 'order')
  const most = constraints.findLast((each) => each.kind === 'limit')?.most
  noteRead({ path, by: String(order?.field), most })
}

/** Key of a query's constraints, without its converter. */
function nameOf({ isGroup, constraints }: Query): string {
  return JSON.stringify([isGroup, constraints], (_, value: unknown) =>
    typeof value === 'symbol' ? String(value) : value,
  )
}
