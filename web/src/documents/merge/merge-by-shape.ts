import { ownValue } from '@postwright/core/own-value'
import { hasSameFields } from '../has-same-fields.ts'
import { mergeItems, mergePlaces, mergeSet } from './merge-lists.ts'
import type { MergeShape, Versions, Below } from './merge-shape.ts'

/** A conflict: a part that both sides changed in different ways; undefined on a side where the part is missing. */
export type Collision = Versions & {
  /** Field names and positions that lead to the part. */
  path: readonly string[]
  shape: MergeShape
}

/** Returns the value for a part that both sides changed. */
export type Decide = (collision: Collision) => unknown

type Fields = Readonly<Record<string, unknown>>

/**
 * Merges two versions with a common base. A part that one side changed gets that side's value, and `decide` returns the value of a part that both
 * changed. Equal changes are no conflict.
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

/** Merges the content of a part; undefined if the whole part is one conflict. */
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

/** Merges two texts; undefined if both sides changed the same place, or if the merged text is too long. */
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

/** Change of one side: the words that replace the range from `start` to `end` of the common text. */
type Change = { start: number; end: number; words: readonly string[] }

type Word = { text: string; isWord: boolean }

/**
 * Merges two texts changed in different places: each side's change is one range of the common text, with an unchanged word between the two. Null if
 * the ranges touch, because only the users can merge changes in one place.
 */
function mergeWords({ base, mine, theirs }: Versions<string>): string | null {
  const common = splitWords(base)
  const changes = [findChange(common, mine), findChange(common, theirs)].toSorted((a, b) => a.start - b.start)
  const [first, second] = changes
  if (!first || !second || first.end > second.start) return null
  const between = common.slice(first.end, second.start)
  if (!between.some(({ isWord }) => isWord)) return null
  const textOf = (words: readonly Word[]) => words.map(({ text }) => text)
  return [
    ...textOf(common.slice(0, first.start)),
    ...first.words,
    ...textOf(between),
    ...second.words,
    ...textOf(common.slice(second.end)),
  ].join('')
}

/** Returns the words of a text and everything between them, in every script. */
function splitWords(text: string): Word[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment, isWordLike }) => ({ text: segment, isWord: isWordLike === true }))
}

function findChange(common: readonly Word[], side: string): Change {
  const words = splitWords(side).map(({ text }) => text)
  const shorter = Math.min(common.length, words.length)
  let start = 0
  while (start < shorter && common[start]?.text === words[start]) start += 1
  let after = 0
  while (after < shorter - start && common.at(-1 - after)?.text === words.at(-1 - after)) after += 1
  return { start, end: common.length - after, words: words.slice(start, words.length - after) }
}
