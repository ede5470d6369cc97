import type { PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSIONS_MAX } from '@postwright/core/limits'
import { type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import type { Deps } from '../ports/deps.ts'
import { isTypedOn } from '../versions/is-typed-on.ts'
import { contentHashOf, versionBase, type Written, saveVersion } from '../versions/versions.ts'

const KEEPING = {
  revOf: ({ postRev }: PostVersion) => postRev,
  max: POST_VERSIONS_MAX,
  continues: isTypedOn,
}

export type WrittenDraft = Written<PostDraft>

type Place = { workspaceId: string; postId: string }
type Needs = Pick<Deps, 'transact' | 'posts' | 'postVersions'>

/**
 * Stores the state of a draft after a write as a version of the post. It replaces the previous version while the same user continues to type, and
 * first stores any missing earlier state. Events that arrive twice, late or out of order lose nothing.
 */
export async function keepVersion(
  { transact, posts, postVersions }: Needs,
  { workspaceId, postId }: Place,
  before: WrittenDraft | null,
  after: WrittenDraft,
): Promise<void> {
  const written = versionOf(after, before?.rev ?? 0)
  const earlier = before && versionOf(before, before.rev - 1)
  if (earlier?.contentHash === written.contentHash) return
  await transact(async (tx) => {
    // NOTE an event may arrive after the post and its versions were deleted.
    if (!(await posts.existsIn(tx, workspaceId, postId))) return
    await saveVersion(postVersions.of(tx, workspaceId, postId), { written, earlier }, KEEPING)
  })
}

function versionOf(write: WrittenDraft, basedOn: number): PostVersion {
  const { rev, draft } = write
  // The chosen time is not part of the content.
  const { chosenTime: _chosenTime, ...content } = postDraftSchema.parse(draft)
  return { ...versionBase(write, 'rev'), postRev: rev, basedOn, contentHash: contentHashOf(content), draft }
}
