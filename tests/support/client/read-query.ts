import { failureOf, folderOf, allDocuments, store, type Fields } from './store.ts'

/** Reads documents and runs queries for the tests' database. */

export const ID = Symbol('the id of the document')

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

export type Converter = { toFirestore(entity: object): Fields; fromFirestore(snapshot: Snapshot): unknown }
export type Reference = {
  path: string
  id: string
  converter: Converter | null
  withConverter(converter: Converter | null): Reference
}
export type Filter = { kind: 'where'; field: string | symbol; by: Comparison; value: unknown }
export type Order = { kind: 'order'; field: string | symbol; direction: 'asc' | 'desc' }
export type Limit = { kind: 'limit'; most: number }
export type After = { kind: 'after'; values: unknown[] | Snapshot }
export type Constraint = Filter | Order | Limit | After
export type Query = {
  path: string
  isGroup: boolean
  constraints: readonly Constraint[]
  converter: Converter | null
  withConverter(converter: Converter | null): Query
}

export class Snapshot {
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

  /** Converted fields; without a converter, the stored ones. */
  data(): unknown {
    if (!this.fields || !this.ref.converter) return this.fields
    return this.ref.converter.fromFirestore(new Snapshot(this.ref.withConverter(null), this.fields))
  }

  toJSON(): unknown {
    return [this.ref.path, this.fields]
  }
}

export function readReference(ref: Reference): Snapshot {
  const failure = failureOf(ref.path)
  if (failure) throw failure
  return new Snapshot(ref, store.read(ref.path))
}

export function readQuery({ path, isGroup, constraints, converter }: Query) {
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
    // As in Firestore, a query sorted by a field leaves out documents without it.
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

/** Compares by the sort fields, then by path in the direction of the last order. */
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

export type Comparison = keyof typeof COMPARISONS

function valueOf(path: string, fields: Fields, field: string | symbol): unknown {
  if (field === ID || field === '__name__') return path.slice(path.lastIndexOf('/') + 1)
  return String(field)
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Sorts null before booleans, numbers and strings, as Firestore does. */
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

/** Converts a `Timestamp` or a `Date` to milliseconds, so that equal times are equal. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.getTime()
  return value instanceof Timestamp ? value.toMillis() : value
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map(plain) : []
}

export function makeReference(path: string, converter: Converter | null): Reference {
  const id = path.slice(path.lastIndexOf('/') + 1)
  return { path, id, converter, withConverter: (next) => makeReference(path, next) }
}
