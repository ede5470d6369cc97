import { POST_SCHEMA, type Post, type PostDraft, UNPLANNED_POST } from '@postwright/core/model/post'
import type { RowReport } from '@postwright/core/jobs/post-import'
import type { PostImportRow } from '@postwright/core/model/post-import'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { canAct } from '../membership.ts'
import type { Caller } from '../caller.ts'
import { fetchMedia } from '../media/upload-media.ts'
import { newDocument } from '../new-document.ts'
import { schedulePost } from '../posts/schedule-post.ts'
import { addToQueue } from '../queues/add-to-queue.ts'

type Target = { workspaceId: string; jobId: string }
type Trouble = Pick<RowReport, 'code' | 'detail'>

/** Result of a row; `trouble` is the reason why it differs from the request. */
export type RowOutcome = { kind: 'draft' | 'scheduled'; trouble: Trouble | null }

const DETAIL_MAX = 400

/**
 * Creates the post of a row, once, even if called repeatedly: its ID is derived from the job and the row. Continues the work of a killed run; a post
 * that a user has changed since is left unchanged.
 * @throws `forbidden` when the user may no longer write there
 */
export async function importRow(
  deps: Deps,
  caller: Caller,
  { workspaceId, jobId, row }: Target & { row: PostImportRow },
): Promise<RowOutcome> {
  const postId = postIdOf(jobId, row.row)
  const known = (await deps.posts.read(workspaceId, postId))?.post
  if (known && known.lifecycle !== 'draft') return { kind: 'scheduled', trouble: null }
  const { trouble, ...files } = known ? ofKnown(known, row) : await loadImages(deps, caller, workspaceId, row)
  const post = known ?? (await createPost(deps, caller, { workspaceId, postId, draft: { ...row.draft, ...files } }))
  if (trouble || post.rev > 1 || (row.when === null && row.queueId === null)) return { kind: 'draft', trouble }
  try {
    await plan(deps, caller, { workspaceId, postId, rev: post.rev, row })
    return { kind: 'scheduled', trouble: null }
  } catch (error) {
    return { kind: 'draft', trouble: troubleOf(error) }
  }
}

/** Plans the post at the time of the row, or in the next free slot of its queue. */
async function plan(
  deps: Deps,
  caller: Caller,
  { row: { when, queueId }, ...post }: { workspaceId: string; postId: string; rev: number; row: PostImportRow },
): Promise<void> {
  if (when !== null) await schedulePost(deps, caller, { ...post, when: { kind: 'at', ...when } })
  else if (queueId !== null)
    await addToQueue(deps, caller, { ...post, queueId, place: { kind: 'next' }, content: 'draft' })
}

/** Returns an ID that is unique to the job and the row. */
export function postIdOf(jobId: string, row: number): string {
  return `csv-${jobId}-${row}`
}

/** Files of a row's post and of the parts of its thread; `trouble` if some are missing. */
type RowFiles = Pick<PostDraft, 'media' | 'threadMedia'> & { trouble: Trouble | null }

function ofKnown({ media, threadMedia }: Post, row: PostImportRow): RowFiles {
  const wanted = new Set(
    imagesOf(row).map((image) => `${image.part}/${'mediaId' in image ? image.mediaId : image.url}`),
  )
  const isWhole = media.length + threadMedia.length >= wanted.size
  return { media, threadMedia, trouble: isWhole ? null : { code: 'media_missing', detail: '' } }
}

/** Part of a row's own images; those of its thread have greater numbers. */
const POST_ITSELF = 0

/** Returns the images of a row, without those of parts that its thread does not have. */
function imagesOf({ draft, pictures, threadPictures }: PostImportRow) {
  const own = pictures.map((picture) => ({ ...picture, part: POST_ITSELF }))
  return [...own, ...threadPictures.filter(({ part }) => part <= draft.thread.length)]
}

/**
 * Loads the images of a row; images on the web are downloaded and stored. An image that cannot be loaded is left out, and one that appears twice in
 * the same part is kept once.
 */
async function loadImages(deps: Deps, caller: Caller, workspaceId: string, row: PostImportRow): Promise<RowFiles> {
  const files = new Map<string, PostDraft['threadMedia'][number]>()
  let trouble: Trouble | null = null
  for (const picture of imagesOf(row)) {
    try {
      const mediaId =
        'mediaId' in picture ? picture.mediaId : (await fetchMedia(deps, caller, { workspaceId, url: picture.url })).id
      files.set(`${picture.part}/${mediaId}`, { mediaId, alt: picture.alt, part: picture.part })
    } catch (error) {
      trouble = troubleOf(error)
    }
  }
  const all = [...files.values()]
  return {
    media: all.filter(({ part }) => part === POST_ITSELF).map(({ mediaId, alt }) => ({ mediaId, alt })),
    threadMedia: all.filter(({ part }) => part !== POST_ITSELF),
    trouble,
  }
}

async function createPost(
  deps: Deps,
  { uid }: Caller,
  { workspaceId, postId, draft }: { workspaceId: string; postId: string; draft: PostDraft },
): Promise<Post> {
  const post: Post = {
    ...newDocument(deps.clock, { id: postId, schema: POST_SCHEMA, createdBy: uid }),
    ...draft,
    ...UNPLANNED_POST,
    editedBy: uid,
  }
  return deps.transact(async (tx) => {
    const member = await deps.members.getIn(tx, workspaceId, uid)
    const known = await deps.posts.getIn(tx, workspaceId, postId)
    if (!canAct(member, 'plan_posts')) throw new AppError('forbidden')
    if (!known) deps.posts.createIn(tx, workspaceId, post)
    return known ?? post
  })
}

/** @throws `forbidden`, and any error that is not an `AppError` */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof AppError) || error.code === 'forbidden') throw error
  const detail = error.detail ?? Object.values(error.fields ?? {}).join(' ')
  return { code: error.code, detail: detail.slice(0, DETAIL_MAX) }
}
