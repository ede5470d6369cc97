import { ownValue } from '@postwright/core/own-value'
import { hasSameFields } from '../has-same-fields.ts'
import { mergeItems, mergePlaces, mergeSet } from './merge-lists.ts'
import { mergeWords } from './merge-words.ts'
import type { MergeShape } from './merge-shape.ts'
import type { Versions, Below } from './versions.ts'

/** A part that both sides changed, and not in the same way; what is not there on a side is undefined. */
export type Collision = Versions & {
  /** The names and places that lead to it. */
  path: readonly string[]
  shape: MergeShape
}

/** What becomes of a part that both sides changed. */
export type Decide = (collision: Collision) => unknown

type Fields = Readonly<Record<string, unknown>>

/**
 * Joins two versions that were made of one: what only one side changed is as on that side, and what both changed is as
 * `decide` says. What both changed alike is no question.
 */
export function mergeByShape(
  shape: MergeShape,
  versions: Versions,
  decide: Decide,
  path: readonly string[] = [],
): unknown {
  const { base, mine, theirs } = versions
  if (hasSameFields(mine, base)) return theirs
  if (hasSameFields(theirs, base) || hasSameFields(mine, theirs)) return mine
  const below = (name: string, item: MergeShape, parts: Versions) => mergeByShape(item, parts, decide, [...path, name])
  const merged = mergeInside(shape, versions, below)
  return merged === undefined ? decide({ ...versions, path, shape }) : merged
}

/** Undefined where the whole is one question. */
function mergeInside(shape: MergeShape, { base, mine, theirs }: Versions, below: Below): unknown {
  switch (shape.kind) {
    case 'text':
      return mergeText(shape.max, { base, mine, theirs })
    case 'value':
      return undefined
    case 'fields':
    case 'record': {
      const [ofBase, ofMine, ofTheirs] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
      return ofMine && ofTheirs && mergeFields(shape, { base: ofBase ?? {}, mine: ofMine, theirs: ofTheirs }, below)
    }
    case 'set':
    case 'list':
    case 'places': {
      if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
      const lists: Versions<unknown[]> = { base, mine, theirs }
      if (shape.kind === 'set') return mergeSet(shape, lists)
      return shape.kind === 'list' ? mergeItems(shape, lists, below) : mergePlaces(shape, lists, below)
    }
  }
}

/** Undefined where both sides changed the same place, or their changes together are too long. */
function mergeText(max: number, { base, mine, theirs }: Versions): string | undefined {
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return undefined
  const merged = mergeWords({ base, mine, theirs })
  return merged === null || merged.length > max ? undefined : merged
}

function mergeFields(
  shape: Extract<MergeShape, { kind: 'fields' | 'record' }>,
  { base, mine, theirs }: Versions<Fields>,
  below: Below,
): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)])]
  const shapeOf = (name: string): MergeShape =>
    shape.kind === 'record' ? shape.item : (ownValue(shape.fields, name) ?? { kind: 'value' })
  const absent = shape.kind === 'record' ? shape.absent : undefined
  const partOf = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : absent)
  return Object.fromEntries(
    names.map((name) => [
      name,
      below(name, shapeOf(name), {
        base: partOf(base, name),
        mine: partOf(mine, name),
        theirs: partOf(theirs, name),
      }),
    ]),
  )
}

function fieldsOf(value: unknown): Fields | undefined {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap ? Object.fromEntries(Object.entries(value)) : undefined
}
