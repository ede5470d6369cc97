import type { CheckedFile } from '@postwright/core/checks/checked-draft'
import { mediaKind } from '@postwright/core/model/media-kind'
import type { DraftPicture } from '../components/use-draft-pictures.ts'

/** What the rules look at of a file; nothing while it is not known yet. */
export function checkedFileOf({ mediaId, alt, stored }: DraftPicture): CheckedFile[] {
  return stored ? [{ mediaId, alt, kind: mediaKind(stored.mime), name: stored.name }] : []
}
