import type { KnownIds } from '../ports/jobs.ts'
import type { Collection } from '@postwright/core/collections/collection'
import { valuesAt } from '@postwright/core/collections/field-paths'
import type { ImportReason } from '@postwright/core/jobs/import'
import { z } from 'zod'

type Fields = Record<string, unknown>

const fieldsSchema = z.record(z.string(), z.unknown())

/** The fields without items of lists that name a picture or channel which the workspace does not have. */
export function dropUnknownIds(
  { media = [], channels = [] }: Pick<Collection, 'media' | 'channels'>,
  fields: Fields,
  known: KnownIds,
): { fields: Fields; leftOut: ImportReason[] } {
  const places = [
    ...media.map(({ ids }) => ({ ids, known: known.media, reason: 'picture' as const })),
    ...channels.map((ids) => ({ ids, known: known.channels, reason: 'channel' as const })),
  ]
  return places.reduce<{ fields: Fields; leftOut: ImportReason[] }>(
    (kept, { ids, known: present, reason }) => {
      const next = fieldsSchema.parse(without(kept.fields, ids.split('.'), present))
      const removed = valuesAt(kept.fields, ids).length - valuesAt(next, ids).length
      return { fields: next, leftOut: [...kept.leftOut, ...Array.from({ length: removed }, () => reason)] }
    },
    { fields, leftOut: [] },
  )
}

function without(value: unknown, [name, ...rest]: string[], present: ReadonlySet<string>): unknown {
  if (name === '*' && Array.isArray(value)) {
    // An item that holds a list itself loses items of that list only.
    if (rest.includes('*')) return value.map((item) => without(item, rest, present))
    return value.filter((item) => isPresent(item, rest, present))
  }
  const fields = fieldsSchema.safeParse(value)
  if (name === undefined || !fields.success || !Object.hasOwn(fields.data, name)) return value
  return { ...fields.data, [name]: without(fields.data[name], rest, present) }
}

function isPresent(item: unknown, rest: string[], present: ReadonlySet<string>): boolean {
  const ids = rest.length === 0 ? [item] : valuesAt(item, rest.join('.'))
  // A place that still waits for its picture names none.
  return ids.every((id) => id === null || (typeof id === 'string' && present.has(id)))
}
