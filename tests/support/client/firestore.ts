import {
  allDocuments,
  failureOf,
  follow,
  folderOf,
  isUnanswered,
  store,
  write,
  type Fields,
  type Write,
} from './store.ts'

/**
 * What the client uses of `firebase/firestore`, over the documents of `store`: the configuration of the tests puts it in that
 * module's place. Reads are answered at once and by the server.
 */

const SERVER_TIME = Symbol('the time of the server')
const DELETED = Symbol('no such field any more')
const ID = Symbol('the id of the document')

export class Timestamp {
  private readonly ms: number

  private constructor(ms: number) {
    this.ms = ms
  }

  static fromMillis(ms: number): Timestamp {
    return new Timestamp(ms)
  }

  toMillis(): number {
    return this.ms
  }
}

type Converter = { toFirestore(entity: object): Fields; fromFirestore(snapshot: Snapshot): unknown }
type Reference = {
  path: string
  id: string
  converter: Converter | null
  withConverter(converter: Converter | null): Reference
}
type Filter = { kind: 'where'; field: string | symbol; by: Comparison; value: unknown }
type Order = { kind: 'order'; field: string | symbol; direction: 'asc' | 'desc' }
type Limit = { kind: 'limit'; most: number }
type After = { kind: 'after'; values: unknown[] | Snapshot }
type Constraint = Filter | Order | Limit | After
type Query = {
  path: string
  isGroup: boolean
  constraints: readonly Constraint[]
  converter: Converter | null
  withConverter(converter: Converter | null): Query
}

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

/** A document of a collection; without an id one with a new id. */
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
  return readReference(ref)
}

export async function getDocFromServer(ref: Reference): Promise<Snapshot> {
  return readReference(ref)
}

export async function getDocs(asked: Query): Promise<ReturnType<typeof readQuery>> {
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
    const now = JSON.stringify('docs' in snapshot ? snapshot.docs : snapshot)
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

class Snapshot {
  readonly metadata = { fromCache: false, hasPendingWrites: false }

  readonly ref: Reference
  private readonly fields: Fields | undefined

  constructor(ref: Reference, fields: Fields | undefined) {
    this.ref = ref
    this.fields = fields
  }

  get id(): string {
    return this.ref.id
  }

  exists(): boolean {
    return this.fields !== undefined
  }

  get(field: string): unknown {
    return valueOf(this.ref.path, this.fields ?? {}, field)
  }

  /** The document as its converter reads it; without one, as it is stored. */
  data(): unknown {
    if (!this.fields || !this.ref.converter) return this.fields
    return this.ref.converter.fromFirestore(new Snapshot(this.ref.withConverter(null), this.fields))
  }

  toJSON(): unknown {
    return [this.ref.path, this.fields]
  }
}

function readReference(ref: Reference): Snapshot {
  const failure = failureOf(ref.path)
  if (failure) throw failure
  return new Snapshot(ref, store.read(ref.path))
}

function readQuery({ path, isGroup, constraints, converter }: Query) {
  const failure = failureOf(path)
  if (failure) throw failure
  const orders = constraints.filter((each) => each.kind === 'order')
  const filters = constraints.filter((each) => each.kind === 'where')
  const after = constraints.findLast((each) => each.kind === 'after')
  const most = constraints.findLast((each) => each.kind === 'limit')?.most
  const found = allDocuments()
    .filter(([at]) => (isGroup ? folderOf(at).endsWith(`/${path}`) : folderOf(at) === path))
    .filter(([at, fields]) =>
      filters.every(({ field, by, value }) => COMPARISONS[by](valueOf(at, fields, field), value)),
    )
    // A document without the field is in no list that is in its order.
    .filter(([at, fields]) => orders.every(({ field }) => valueOf(at, fields, field) !== undefined))
    .toSorted((a, b) => compareBy(orders, a, placeOf(orders, b)))
  const from = after ? found.filter((each) => compareBy(orders, each, afterPlace(after, orders)) > 0) : found
  const docs = from.slice(0, most).map(([at, fields]) => new Snapshot(makeReference(at, converter), fields))
  return { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache: false } }
}

type Row = [path: string, fields: Fields]

function placeOf(orders: readonly Order[], [path, fields]: Row): unknown[] {
  return [...orders.map(({ field }) => valueOf(path, fields, field)), path]
}

function afterPlace({ values }: After, orders: readonly Order[]): unknown[] {
  if (!(values instanceof Snapshot)) return values
  return [...orders.map(({ field }) => (field === ID ? values.id : values.get(String(field)))), values.ref.path]
}

/** By the fields of the orders, then by the path, in the direction of the last order. */
function compareBy(orders: readonly Order[], row: Row, place: readonly unknown[]): number {
  for (const [at, value] of placeOf(orders, row).entries()) {
    if (at >= place.length) return 0
    const direction = (orders[at] ?? orders.at(-1))?.direction === 'desc' ? -1 : 1
    const difference = compare(value, place[at])
    if (difference !== 0) return difference * direction
  }
  return 0
}

const COMPARISONS = {
  '==': (a: unknown, b: unknown) => compare(a, b) === 0,
  '!=': (a: unknown, b: unknown) => a !== undefined && compare(a, b) !== 0,
  '<': (a: unknown, b: unknown) => isOfKind(a, b) && compare(a, b) < 0,
  '<=': (a: unknown, b: unknown) => isOfKind(a, b) && compare(a, b) <= 0,
  '>': (a: unknown, b: unknown) => isOfKind(a, b) && compare(a, b) > 0,
  '>=': (a: unknown, b: unknown) => isOfKind(a, b) && compare(a, b) >= 0,
  in: (a: unknown, b: unknown) => listOf(b).includes(plain(a)),
  'not-in': (a: unknown, b: unknown) => a !== undefined && !listOf(b).includes(plain(a)),
  'array-contains': (a: unknown, b: unknown) => listOf(a).includes(plain(b)),
  'array-contains-any': (a: unknown, b: unknown) => listOf(b).some((each) => listOf(a).includes(each)),
}

type Comparison = keyof typeof COMPARISONS

function valueOf(path: string, fields: Fields, field: string | symbol): unknown {
  if (typeof field === 'symbol') return path.slice(path.lastIndexOf('/') + 1)
  return field.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Null comes before numbers, numbers before words, as in the database. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [plain(a), plain(b)]
  if (left === right) return 0
  const [kind, other] = [rankOf(left), rankOf(right)]
  if (kind !== other) return kind - other
  return (left as number) < (right as number) ? -1 : 1
}

function isOfKind(a: unknown, b: unknown): boolean {
  return rankOf(plain(a)) === rankOf(plain(b))
}

function rankOf(value: unknown): number {
  return ['object', 'boolean', 'number', 'string'].indexOf(typeof value)
}

/** A time is stored as the number of its milliseconds or as a `Timestamp`: either way it is the same time. */
function plain(value: unknown): unknown {
  return value instanceof Timestamp ? value.toMillis() : value
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map(plain) : []
}

function makeQuery(parts: Omit<Query, 'withConverter'>): Query {
  return { ...parts, withConverter: (converter) => makeQuery({ ...parts, converter }) }
}

function makeReference(path: string, converter: Converter | null): Reference {
  const id = path.slice(path.lastIndexOf('/') + 1)
  return { path, id, converter, withConverter: (next) => makeReference(path, next) }
}

/** What a query asks for, apart from how its documents are read. */
function nameOf({ isGroup, constraints }: Query): string {
  return JSON.stringify([isGroup, constraints], (_, value: unknown) =>
    typeof value === 'symbol' ? String(value) : value,
  )
}
