import { getLookBands, getLookDistance, LOOK_DISTANCE_MAX } from '@postwright/core/media/look-hash'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

type Look = Pick<Media, 'lookHash' | 'lookBands'>

/** The perceptual hash of an image, with the parts that it is found by. */
export async function describeLook({ images }: Pick<Deps, 'images'>, bytes: Uint8Array): Promise<Look> {
  const lookHash = await images.look(bytes)
  return { lookHash, lookBands: getLookBands(lookHash) }
}

/** Listed images that look like one. */
export async function listAlikeIn(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  { id, workspaceId, lookHash, lookBands }: Pick<Media, 'id' | 'workspaceId'> & Look,
): Promise<Media[]> {
  if (lookHash === null) return []
  const candidates = await media.listAlikeIn(tx, workspaceId, lookBands)
  return candidates.filter(
    (other) =>
      other.id !== id &&
      other.isCurrent &&
      other.lookHash !== null &&
      getLookDistance(other.lookHash, lookHash) <= LOOK_DISTANCE_MAX,
  )
}

/**
 * Gives images that look alike one group, in a transaction that has read everything.
 * @returns the group; empty where there are none
 */
export function groupAlikeIn({ media }: Pick<Deps, 'media'>, tx: Tx, alike: readonly Media[]): string {
  const [first] = alike
  if (!first) return ''
  const lookGroup = alike.find((each) => each.lookGroup !== '')?.lookGroup ?? first.id
  for (const each of alike) {
    if (each.lookGroup === '') media.updateIn(tx, each.workspaceId, each, { lookGroup })
  }
  return lookGroup
}
