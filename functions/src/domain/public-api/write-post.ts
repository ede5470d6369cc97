import type { PublicPostDraft } from '@postwright/core/api/public/post-schemas'
import { emptyDraft, POST_SCHEMA, type Post, UNPLANNED_POST } from '@postwright/core/model/post'
import { EDITABLE_LIFECYCLES } from '@postwright/core/publishing/lifecycle'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS, FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { ApiCaller } from '../api-access/authenticate-access.ts'
import { mayAlso, requireMember } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

/**
 * Creates a draft, once per ID.
 * @throws `forbidden`, `media_missing`, `connection_missing`
 */
export async function createPost(
  deps: Deps,
  caller: ApiCaller,
  { postId, draft }: { postId: string; draft: PublicPostDraft },
): Promise<Post> {
  const { workspaceId } = caller.access
  await requireMember(deps, caller, workspaceId, 'write_drafts')
  const post = newPost(deps, caller, { postId, draft })
  return deps.transact(async (tx) => {
    const known = await deps.posts.getIn(tx, workspaceId, postId)
    if (known) return known
    await requireReferencesIn(deps, tx, workspaceId, post)
    deps.posts.createIn(tx, workspaceId, post)
    deps.auditLog.appendIn(tx, {
      action: 'post.drafted',
      actorUid: caller.uid,
      workspaceId,
      subject: `posts/${postId}`,
      facts: {},
    })
    return post
  })
}

/**
 * Changes fields of a draft under the same rules as clients: posts that are published or being sent can't be changed, and planned posts only by users
 * who may plan. An assistant that needs approval only changes drafts.
 * @throws `not_found`, `stale_revision`, `already_published`, `being_sent`, `person_needed`, `forbidden`, `media_missing`, `connection_missing`
 */
export async function updatePost(
  deps: Deps,
  caller: ApiCaller,
  { postId, rev, draft }: { postId: string; rev: number; draft: PublicPostDraft },
): Promise<Post> {
  const { workspaceId, waitsForPerson } = caller.access
  const member = await requireMember(deps, caller, workspaceId, 'write_drafts')
  return deps.transact(async (tx) => {
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    if (!post) throw new AppError('not_found', { message: `post ${postId}` })
    if (post.rev !== rev) throw new AppError('stale_revision', { message: `post ${postId}` })
    if (post.lifecycle === 'published') throw new AppError('already_published')
    const isEditable = EDITABLE_LIFECYCLES.some((lifecycle) => lifecycle === post.lifecycle)
    if (!isEditable) throw new AppError('being_sent')
    const isPlanned = post.lifecycle !== 'draft' || (await deps.evergreens.ofPostIn(tx, workspaceId, postId)) !== null
    if (isPlanned && waitsForPerson) throw new AppError('person_needed', { message: `post ${postId} is planned` })
    if (isPlanned && !mayAlso(caller, member, 'plan_posts')) {
      throw new AppError('forbidden', { message: `post ${postId} is planned` })
    }
    const patch = { ...given(draft), editedBy: caller.uid }
    await requireReferencesIn(deps, tx, workspaceId, { ...post, ...patch })
    const changed = deps.posts.updateIn(tx, workspaceId, post, patch)
    deps.auditLog.appendIn(tx, {
      action: 'post.edited',
      actorUid: caller.uid,
      workspaceId,
      subject: `posts/${postId}`,
      facts: {},
    })
    return changed
  })
}

/** Returns an unstored post from the input. */
export function newPost(
  { clock }: Pick<Deps, 'clock'>,
  { uid }: ApiCaller,
  { postId, draft }: { postId: string; draft: PublicPostDraft },
): Post {
  return {
    ...newDocument(clock, { id: postId, schema: POST_SCHEMA, createdBy: uid }),
    ...emptyDraft(),
    ...given(draft),
    ...UNPLANNED_POST,
    editedBy: uid,
  }
}

/** Returns the fields that are set. */
function given(draft: PublicPostDraft): Partial<Post> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
}

/** @throws `media_missing`, `connection_missing`, with a sentence for each */
async function requireReferencesIn(
  deps: Pick<Deps, 'media' | 'connections'>,
  tx: Tx,
  workspaceId: string,
  { media, threadMedia, connectionIds }: Pick<Post, 'media' | 'threadMedia' | 'connectionIds'>,
): Promise<void> {
  const ids = [...new Set([...media, ...threadMedia].map(({ mediaId }) => mediaId))]
  const files = await Promise.all(ids.map((id) => deps.media.getIn(tx, workspaceId, id)))
  const [missing] = ids.filter((_, at) => !files.at(at))
  if (missing !== undefined) {
    throw new AppError('media_missing', { detail: fillWords(DETAIL_WORDS.media.missing, { id: missing }) })
  }
  const channels = await Promise.all(connectionIds.map((id) => deps.connections.getIn(tx, workspaceId, id)))
  const gone = connectionIds.filter((_, at) => (channels.at(at)?.status ?? 'disconnected') === 'disconnected')
  if (gone.length === 0) return
  const fields = Object.fromEntries(gone.map((id) => [id, FIELD_WORDS.channelMissing]))
  throw new AppError('connection_missing', { fields })
}
