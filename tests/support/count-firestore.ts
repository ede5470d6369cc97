import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

/** Documents read and written, as the database bills them: a query that finds nothing costs one read. */
export type Effort = { reads: number; writes: number }

const getSchema = z.object({ documents: z.array(z.string()) })
const commitSchema = z.object({ writes: z.array(z.unknown()).optional() })
const foundSchema = z.object({ document: z.object({}) })
const streamSchema = z.custom<NodeJS.EventEmitter>((stream) => typeof stream === 'object' && stream !== null)

type Call = (name: unknown, ...rest: unknown[]) => unknown

/** Counts what a client asks of the database from now on, at the calls that its library makes. */
export function countFirestore(db: Firestore): { effort: () => Effort } {
  const total: Effort = { reads: 0, writes: 0 }

  function replace(name: string, around: (call: Call) => Call): void {
    const own: unknown = Reflect.get(db, name)
    if (typeof own !== 'function') throw new Error(`The library has no ${name} any more.`)
    Reflect.set(
      db,
      name,
      around((...values) => Reflect.apply(own, db, values) as unknown),
    )
  }

  replace('request', (call) => (name, request, ...rest) => {
    if (name === 'commit') total.writes += commitSchema.parse(request).writes?.length ?? 0
    return call(name, request, ...rest)
  })
  replace('requestStream', (call) => async (name, isOpen, request, ...rest) => {
    if (name === 'batchGetDocuments') total.reads += getSchema.parse(request).documents.length
    const stream: unknown = await call(name, isOpen, request, ...rest)
    if (name === 'runQuery') countFound(streamSchema.parse(stream), total)
    return stream
  })
  return { effort: () => ({ ...total }) }
}

function countFound(stream: NodeJS.EventEmitter, total: Effort): void {
  let found = 0
  stream.on('data', (reply: unknown) => {
    if (!foundSchema.safeParse(reply).data) return
    found += 1
    total.reads += 1
  })
  stream.on('end', () => {
    if (found === 0) total.reads += 1
  })
}
