import { mergeByShape, type Collision } from './merge-by-shape.ts'
import type { MergeShape } from './merge-shape.ts'

/** How the drafts of one collection are taken apart to be joined. */
export type DraftParts<Draft> = {
  shape: MergeShape
  /** The draft with everything that belongs together in one place; as it is unless given. */
  takeApart?(draft: Draft): unknown
  /** The draft of such parts; null when it is none. */
  putTogether(parts: unknown): Draft | null
}

/** `both` joins two texts. */
export type Choice = 'mine' | 'theirs' | 'both'

type DraftVersions<Draft> = { base: Draft; mine: Draft; theirs: Draft }

/** What of two versions needs a decision: the parts that both sides changed in different ways. */
export function collisionsOf<Draft>(parts: DraftParts<Draft>, versions: DraftVersions<Draft>): Collision[] {
  const found: Collision[] = []
  join(parts, versions, (collision) => {
    found.push(collision)
    return collision.mine
  })
  return found
}

/** Both versions in one, with what was chosen where they collide; null when that cannot be stored, such as a text too long. */
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

/** Both versions in one; null when only a person can join them. */
export function joinUnasked<Draft>(parts: DraftParts<Draft>, base: Draft, mine: Draft, theirs: Draft): Draft | null {
  const versions = { base, mine, theirs }
  return collisionsOf(parts, versions).length > 0 ? null : joinVersions(parts, versions, () => 'mine')
}

/** What stands for a part among all of its draft. */
export function pathKey({ path }: Pick<Collision, 'path'>): string {
  return JSON.stringify(path)
}

/** Whether both of two texts can be kept, one after the other. */
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
