import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { MEDIA_SOURCE_MAX } from '@postwright/core/model/media-limits'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { uploadMedia } from './upload-media.ts'

const ACCEPT = 'image/jpeg, image/png, image/webp'
const NAME_MAX = 200

/**
 * Stores the picture at an address of the web as if it had been uploaded: what it is decides, not what the site calls it. A logo may be
 * a drawing or an icon file: what is stored is a picture of it.
 * @throws the codes of the contract
 */
export async function fetchMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, url, isLogo = false }: { workspaceId: string; url: string; isLogo?: boolean },
): Promise<Media> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const { bytes } = await deps.webPages.read(url, { accept: ACCEPT, maxBytes: MEDIA_BYTES_MAX })
  const picture = isLogo ? await deps.images.drawn(bytes) : bytes
  return uploadMedia(deps, caller, { workspaceId, name: nameOf(url), bytes: picture, sourceUrl: sourceOf(url) })
}

function nameOf(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return last.slice(0, NAME_MAX)
}

/** An address as it is asked for; one that is too long to be kept is left out. */
function sourceOf(url: string): string {
  const { href = '' } = URL.parse(url) ?? {}
  return href.length <= MEDIA_SOURCE_MAX ? href : ''
}
