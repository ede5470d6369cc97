import type { CheckedFile } from '@postwright/core/checks/checked-draft'
import type { Media } from '@postwright/core/model/media'
import { mediaKind } from '@postwright/core/media/media-kind'

type KnownFile = { mediaId: string; alt: string; /** Null while it is not known yet. */ stored: Media | null }

/** What the rules look at of a file; nothing while it is not known yet. */
export function checkedFileOf({ mediaId, alt, stored }: KnownFile): CheckedFile[] {
  return stored ? [{ mediaId, alt, kind: mediaKind(stored.mime), name: stored.name }] : []
}
