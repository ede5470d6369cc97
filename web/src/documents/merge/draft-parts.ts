import { mergeByShape, type Collision } from './merge-by-shape.ts'
import type { MergeShape } from './merge-shape.ts'

/** Splits drafts of one collection into parts for merging. */
export type DraftParts<Draft> = {
  shape: MergeShape
  /** Returns the draft with related fields in one place; without this function, the draft is used unchanged. */
  takeApart?(draft: Draft): unknown
  /** Returns the draft that consists of these parts; null if they do not form one. */
  putTogether(parts: unknown): Draft | null
}

/** Choice for a conflict. `both` concatenates two texts. */
export type Choice = 'mine' | 'theirs' | 'both'

type DraftVersions<Draft> = { base: Draft; mine: Draft; theirs: Draft }

/** Returns the conflicts of two versions: the parts that both sides changed in different ways. */
export function collisionsOf<Draft>(parts: DraftParts<Draft>, versions: DraftVersions<Draft>): Collision[] {
  const found: Collision[] = []
  join(parts, versions, (collision) => {
    found.push(collision)
    return collision.mine
  })
  return found
}

/** Merges both versions with the user's choices for conflicts; null if the result cannot be stored, for example because a text is too long. */
export function joinVersions<Draft>(
  parts: DraftParts<Draft>,
  versions: DraftVersions<Draft>,
  choiceOf: (collision: Collision) => Choice,
): Draft | null {
  return join(parts, versions, (collision) => {
    const choice = choiceOf(collision)
    return choice === 'both' ? bothTexts(collision) : collision[choice]
  })
}

/** Merges both versions without a question; null if only the user can merge them. */
export function joinUnasked<Draft>(parts: DraftParts<Draft>, base: Draft, mine: Draft, theirs: Draft): Draft | null {
  const versions = { base, mine, theirs }
  return collisionsOf(parts, versions).length > 0 ? null : joinVersions(parts, versions, () => 'mine')
}

/** Returns a key for a part, unique in its draft. */
export function pathKey({ path }: Pick<Collision, 'path'>): string {
  return JSON.stringify(path)
}

/** Returns whether both of two texts can be kept, one after the other. */
export function canKeepBoth({ shape, mine, theirs }: Collision): boolean {
  if (shape.kind !== 'text' || typeof mine !== 'string' || typeof theirs !== 'string') return false
  return mine.trim() !== '' && theirs.trim() !== '' && joined(mine, theirs).length <= shape.max
}

function bothTexts({ mine, theirs }: Collision): unknown {
  return typeof mine === 'string' && typeof theirs === 'string' ? joined(mine, theirs) : mine
}

function joined(mine: string, theirs: string): string {
  return `${mine.trimEnd()}\n\n${theirs.trimStart()}`
}

function join<Draft>(
  { shape, takeApart = (draft) => draft, putTogether }: DraftParts<Draft>,
  { base, mine, theirs }: DraftVersions<Draft>,
  decide: (collision: Collision) => unknown,
): Draft | null {
  const apart = { base: takeApart(base), mine: takeApart(mine), theirs: takeApart(theirs) }
  return putTogether(mergeByShape(shape, apart, decide))
}
