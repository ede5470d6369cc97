import type { Signature } from '@postwright/core/collections/signatures'

/**
 * Picks the automatic signature of a new post: one whose channels include all of the post's channels, otherwise one for all channels. A signature
 * meant for only some of the post's channels is not used.
 */
export function pickSignature<Item extends Pick<Signature, 'text' | 'isAutomatic' | 'connectionIds'>>(
  signatures: readonly Item[],
  channels: readonly string[],
): Item | null {
  const automatic = signatures.filter(({ isAutomatic, text }) => isAutomatic && text.trim() !== '')
  const forThese = automatic.find(
    ({ connectionIds }) =>
      connectionIds.length > 0 && channels.length > 0 && channels.every((id) => connectionIds.includes(id)),
  )
  return forThese ?? automatic.find(({ connectionIds }) => connectionIds.length === 0) ?? null
}
