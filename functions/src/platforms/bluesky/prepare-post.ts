import type { Images, Progress, Publisher, PublishRequest } from '../../domain/ports.ts'
import { refusalOf } from './classify-failure.ts'
import { POSTS } from './collections.ts'
import { linkFacets, type ResolveHandle } from './link-facets.ts'
import { resolvedReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { MissingMediaError, uploadImages } from './upload-images.ts'

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

/**
 * Everything of the post but its time, uploaded and resolved. Renewing the tokens first finds revoked access before anything
 * is published, while a token issued earlier would still be accepted for hours.
 */
export async function preparePost(
  session: BlueskySession,
  request: PublishRequest,
  { images, now, progress }: { images: Images; now: number; progress: Progress },
): Promise<Prepared> {
  try {
    await session.renew()
    const uploaded = await uploadImages(session, images, { request, progress })
    const facets = await linkFacets(request.content.text, resolver(session))
    const record = {
      $type: POSTS,
      text: request.content.text,
      ...(facets.length > 0 && { facets }),
      ...(uploaded.length > 0 && { embed: { $type: 'app.bsky.embed.images', images: uploaded } }),
    }
    return { kind: 'prepared', payload: JSON.stringify(record), ...session.rotation() }
  } catch (error) {
    return { ...describe(error, now), ...session.rotation() }
  }
}

function describe(error: unknown, now: number): Prepared {
  if (!(error instanceof MissingMediaError)) return refusalOf(error, now)
  return { kind: 'refused', error: { kind: 'media_format', detail: error.message, retryable: false } }
}

/** A mention must not delay a post: when it cannot be resolved it stays plain text. */
function resolver(session: BlueskySession): ResolveHandle {
  return async (handle) => {
    const reply = await session
      .callPublic('com.atproto.identity.resolveHandle', { params: { handle } })
      .catch(() => null)
    return resolvedReplySchema.safeParse(reply).data?.did ?? null
  }
}
