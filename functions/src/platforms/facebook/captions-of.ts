import { captionsFor } from '@postwright/core/captions/captions-for'
import type { Captions } from '@postwright/core/media/media-facts'
import { isVideo } from '@postwright/core/media/media-kind'
import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'

/** The captions of a post's video as Facebook takes them, none for other posts. */
export async function captionsOf({ content, part, loadCaptions }: PublishRequest): Promise<Captions[]> {
  const video = part.kind === 'comment' ? undefined : content.media.find(isVideo)
  return video ? captionsFor(FACEBOOK_CONTRACT.media.video.captions, await loadCaptions(video.mediaId)) : []
}
