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
 * Keeps what a write has made of a draft as a version of the post, in the place of the one before while the same person types on;
 * and what was there before anything else. Events that come twice, late or in another order leave nothing out.
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
    // NOTE an event may come after the post was deleted, and its versions with it.
    if (!(await posts.existsIn(tx, workspaceId, postId))) return
    await saveVersion(postVersions.of(tx, workspaceId, postId), { written, earlier }, KEEPING)
  })
}

function versionOf(write: WrittenDraft, basedOn: number): PostVersion {
  const { rev, draft } = write
  // When it is to go out is no part of what it says.
  const { chosenTime: _chosenTime, ...content } = postDraftSchema.parse(draft)
  return { ...versionBase(write, 'rev'), postRev: rev, basedOn, contentHash: contentHashOf(content), draft }
}
