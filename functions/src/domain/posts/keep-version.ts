import type { PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSIONS_MAX } from '@postwright/core/limits'
import { type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import { isTypedOn } from '../versions/is-typed-on.ts'
import { keepRun } from '../versions/keep-run.ts'

const KEEPING = {
  revOf: ({ postRev }: PostVersion) => postRev,
  max: POST_VERSIONS_MAX,
  continues: isTypedOn,
}

/** A draft as one write has left it. */
export type WrittenDraft = { rev: number; author: string; at: number; draft: PostDraft }

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
    await keepRun(postVersions.of(tx, workspaceId, postId), { written, earlier }, KEEPING)
  })
}

function versionOf({ rev, author, at, draft }: WrittenDraft, basedOn: number): PostVersion {
  // When it is to go out is no part of what it says.
  const { chosenTime: _chosenTime, ...content } = postDraftSchema.parse(draft)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const id = `rev${String(rev).padStart(9, '0')}`
  const base = { id, schema: 1, rev: 1, createdAt: at, updatedAt: at, createdBy: author }
  return { ...base, postRev: rev, basedOn, contentHash, draft }
}
