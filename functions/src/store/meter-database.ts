import type { UsageCounts } from '@postwright/core/model/usage-day'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { EventEmitter } from 'node:events'
import { z } from 'zod'

/** Index entries of a counting query per billed read. */
const ENTRIES_PER_READ = 1000

export type DatabaseCounts = Pick<UsageCounts, 'reads' | 'writes' | 'deletes'> & {
  /** Index reads of counting queries. */
  indexReads: number
}

const getSchema = z.object({ documents: z.array(z.unknown()) })
const commitSchema = z.object({ writes: z.array(z.looseObject({ delete: z.unknown().optional() })).nullish() })
const foundSchema = z.object({ document: z.object({}) })
const askedSchema = z.object({
  structuredAggregationQuery: z.object({
    aggregations: z.array(z.looseObject({ alias: z.string(), count: z.unknown().optional() })),
  }),
})
const countSchema = z.object({
  result: z.object({ aggregateFields: z.record(z.string(), z.object({ integerValue: z.coerce.number().optional() })) }),
})

type Call = (name: unknown, ...rest: unknown[]) => unknown

/** Counts this process's database operations from now on. */
export function meterOwnDatabase(count: (counts: Partial<DatabaseCounts>) => void): boolean {
  return meterDatabase(getFirestore(), count)
}

/**
 * Counts the documents that a client reads and writes from now on, as the database bills them, in the two calls that its library uses for all
 * operations. A query without results costs one read.
 * @returns false for a library version with other calls; then nothing is counted, and the client works as before
 */
export function meterDatabase(db: Firestore, count: (counts: Partial<DatabaseCounts>) => void): boolean {
  const request: unknown = Reflect.get(db, 'request')
  const requestStream: unknown = Reflect.get(db, 'requestStream')
  if (typeof request !== 'function' || typeof requestStream !== 'function') return false

  Reflect.set(db, 'request', ((name, asked, ...rest) => {
    if (name === 'commit') count(writesIn(asked))
    return Reflect.apply(request, db, [name, asked, ...rest])
  }) satisfies Call)

  Reflect.set(db, 'requestStream', (async (name, isOpen, asked, ...rest) => {
    if (name === 'batchGetDocuments') count({ reads: getSchema.safeParse(asked).data?.documents.length ?? 0 })
    const stream: unknown = await Reflect.apply(requestStream, db, [name, isOpen, asked, ...rest])
    if (stream instanceof EventEmitter && name === 'runQuery') countFound(stream, count)
    if (stream instanceof EventEmitter && name === 'runAggregationQuery') countEntries(stream, asked, count)
    return stream
  }) satisfies Call)
  return true
}

function writesIn(asked: unknown): Partial<DatabaseCounts> {
  const writes = commitSchema.safeParse(asked).data?.writes ?? []
  const deletes = writes.filter((write) => write.delete !== undefined && write.delete !== null).length
  return { writes: writes.length - deletes, deletes }
}

function countFound(stream: EventEmitter, count: (counts: Partial<DatabaseCounts>) => void): void {
  let found = 0
  stream.on('data', (reply: unknown) => {
    if (foundSchema.safeParse(reply).success) found += 1
  })
  stream.on('end', () => count({ reads: Math.max(found, 1) }))
}

/** Counts billed index reads, at least one. Only count aggregations report how many entries they read, so a query with sums alone counts as one. */
function countEntries(stream: EventEmitter, asked: unknown, count: (counts: Partial<DatabaseCounts>) => void): void {
  const aggregations = askedSchema.safeParse(asked).data?.structuredAggregationQuery.aggregations ?? []
  const aliases = aggregations.flatMap(({ alias, count: isCount }) => (isCount ? [alias] : []))
  let entries = 0
  stream.on('data', (reply: unknown) => {
    const fields = new Map(Object.entries(countSchema.safeParse(reply).data?.result.aggregateFields ?? {}))
    entries = Math.max(entries, ...aliases.map((alias) => fields.get(alias)?.integerValue ?? 0))
  })
  stream.on('end', () => count({ indexReads: Math.max(1, Math.ceil(entries / ENTRIES_PER_READ)) }))
}
