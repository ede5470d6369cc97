import type { PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSION_SPAN, POST_VERSIONS_MAX } from '@postwright/core/limits'
import { type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'

/** A draft as one write has left it. */
export type WrittenDraft = { rev: number; author: string; at: number; draft: PostDraft }

type Place = { workspaceId: string; postId: string }
type Needs = Pick<Deps, 'transact' | 'posts' | 'postVersions'>

/**
 * Keeps what a write has made of a draft as a version of the post, in the place of the one before by the same author within the
 * span; and what another author had left before. Events that come twice, late or in another order leave nothing out.
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
  const left = earlier && runOf(earlier) !== runOf(written) ? earlier : null
  await transact(async (tx) => {
    const versions = postVersions.of(tx, workspaceId, postId)
    // NOTE an event may come after the post was deleted, and its versions with it.
    if (!(await posts.existsIn(tx, workspaceId, postId))) return
    const { postRev } = written
    const [previous, next] = await Promise.all([versions.latestUpTo(postRev), versions.earliestAfter(postRev)])
    const kept = left && (await versions.latestUpTo(left.postRev))
    const isKnown = previous?.postRev === postRev || (next && isContinued(written, next))
    const added = [...(left && !isSame(left, kept) ? [left] : []), ...(isKnown ? [] : [written])]
    const removed = previous && isContinued(previous, written) ? [previous] : []
    const over = (await versions.count()) + added.length - removed.length - POST_VERSIONS_MAX
    const oldest = over > 0 ? await versions.oldest(over) : []
    for (const version of [...removed, ...oldest]) versions.remove(version.id)
    for (const version of added) versions.save(version)
  })
}

/** Whether a version was made on another by its author within the span, and takes its place. */
function isContinued(earlier: PostVersion, later: PostVersion): boolean {
  return later.basedOn === earlier.postRev && runOf(earlier) === runOf(later)
}

/** Whether a stored version shows what another does, under an earlier revision perhaps. */
function isSame(version: PostVersion, stored: PostVersion | null): boolean {
  return stored?.contentHash === version.contentHash && runOf(stored) === runOf(version)
}

/** One author's work within one span of time. */
function runOf({ createdBy, createdAt }: PostVersion): string {
  return `${createdBy} ${Math.floor(createdAt / POST_VERSION_SPAN)}`
}

function versionOf({ rev, author, at, draft }: WrittenDraft, basedOn: number): PostVersion {
  const contentHash = createHash('sha256')
    .update(JSON.stringify(postDraftSchema.parse(draft)))
    .digest('hex')
  const id = `rev${String(rev).padStart(9, '0')}`
  const base = { id, schema: 1, rev: 1, createdAt: at, updatedAt: at, createdBy: author }
  return { ...base, postRev: rev, basedOn, contentHash, draft }
}
