import type { Media } from '@postwright/core/model/media'
import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { calledContents } from './called-contents.ts'

/** What will not be published is served to no network; of what is published networks may fetch later, until the address ends. */
const NOT_SERVED: readonly VariantState[] = ['draft', 'in_review', 'failed', 'cancelled']

/**
 * The file that a network may pull for a variant.
 * @throws `not_found` when the variant is gone, will not be published or does not use the file
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
  const contents = [variant.content, ...calledContents(variant)]
  return contents.some(({ media }) => media.some((file) => file.mediaId === mediaId))
}
