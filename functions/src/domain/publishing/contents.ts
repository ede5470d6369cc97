import { canonicalContent, type PublishContent, withoutCaptions } from '@postwright/core/publishing/content'
import type { PartKind, Variant } from '@postwright/core/model/variant'
import { createHash } from 'node:crypto'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Media } from '@postwright/core/model/media'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/** Hashes content: equal content has equal hashes, whenever and wherever it was frozen. */
export function contentHashOf(content: PublishContent): string {
  return hashOf(canonicalContent(content))
}

/** A post or part in its form for one channel. */
type ChannelPart = { kind: PartKind; content: PublishContent }

/**
 * Returns the hash to which an approval on one channel applies: the post with all following parts, in order. A changed text in a part, or a missing
 * part, makes it another publication.
 */
export function channelHashOf([post, ...parts]: readonly [ChannelPart, ...ChannelPart[]]): string {
  if (parts.length === 0) return contentHashOf(post.content)
  return hashOf(JSON.stringify([post, ...parts].map(({ kind, content }) => [kind, canonicalContent(content)])))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Lists the contents of earlier plans that the network may have, earliest first, without the current plan's content. */
export function listCalledContents({
  calledContent,
  calledSince,
}: Pick<Variant, 'calledContent' | 'calledSince'>): PublishContent[] {
  return calledContent === null ? [] : [calledContent, ...calledSince]
}

/**
 * Returns the content prepared for the unresolved call of an earlier plan, if a network would publish it in place of the current content; otherwise
 * null. It is never sent: the current content is prepared anew once the call is known to have published nothing, or a user sends the post again.
 */
export function preparedEarlier({ platform, state, steps, calledContent, content }: Variant): PublishContent | null {
  const { idempotency }: PlatformContract = PLATFORM_CONTRACTS[platform]
  if (idempotency !== 'container' || state === 'armed' || steps.length === 0) return null
  if (calledContent === null) return null
  const isPresent = contentHashOf(withoutCaptions(calledContent)) === contentHashOf(withoutCaptions(content))
  return isPresent ? null : calledContent
}

/** States whose files are served to no network. Files of published posts can be downloaded until the URL expires. */
const NOT_SERVED: readonly VariantState[] = ['draft', 'in_review', 'failed', 'cancelled']

/**
 * Returns the file that a network may download for a variant.
 * @throws `not_found` when the variant does not exist, will not be published or does not use the file
 */
export async function findPublicMedia(
  deps: Pick<Deps, 'media' | 'variants'>,
  { workspaceId, mediaId, variantId }: { workspaceId: string; mediaId: string; variantId: string },
): Promise<{ media: Media; variant: Variant }> {
  const variant = (await deps.variants.read(workspaceId, variantId))?.variant
  const isServed = variant && !NOT_SERVED.includes(variant.state) && usesFile(variant, mediaId)
  const media = isServed ? await deps.media.get(workspaceId, mediaId) : null
  if (!variant || !media) throw new AppError('not_found', { message: `media ${mediaId} for ${variantId}` })
  return { media, variant }
}

function usesFile(variant: Variant, mediaId: string): boolean {
  const contents = [variant.content, ...listCalledContents(variant)]
  return contents.some(({ media }) => media.some((file) => file.mediaId === mediaId))
}
