import type { PostDraft } from '@postwright/core/model/post'
import { ownParts } from '@postwright/core/posts/channel-versions'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { type ComposerPart, PART_OF_PROBLEM } from './content-faults.ts'

/** The channel in whose own version a problem of a part is put right; null where that is the common version. */
export function versionToMend(
  part: ComposerPart,
  draft: Pick<PostDraft, 'overrides'>,
  checks: readonly ChannelCheck[],
): string | null {
  const ill = checks.find(({ problems }) => problems.some(({ code }) => PART_OF_PROBLEM[code] === part))
  return ill && ownParts(draft, ill.connection.id).length > 0 ? ill.connection.id : null
}
