import type { Signature } from '@postwright/core/collections/signatures'

/**
 * The signature that a new post gets by itself: one for exactly such channels before one for all. None where it is meant for
 * some of the post's channels only.
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
