import type {
  countFailedPosts as countContract,
  FailedPost,
  getFailedPost as getContract,
  listFailedPosts as listContract,
  readFailedText as textContract,
  sendFailedAgain as sendContract,
} from '@postwright/core/api/failed-posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { FAILED_POSTS_PAGE_MAX, failedStateSchema } from '@postwright/core/model/failed-post'
import type { Variant } from '@postwright/core/model/variant'
import { platformSchema } from '@postwright/core/platforms/platform'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { cacheLatest } from '../ttl-cache.ts'
import { readTimeCursor, writeCursor } from '../list-cursor.ts'
import type { Deps } from '../ports/deps.ts'
import type { FailedPlace } from '../ports/operator.ts'
import { paths } from '@postwright/core/paths'
import type { Caller } from '../caller.ts'
import { resolveIn } from '../posts/resolve-variant.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'

const CAUSES_SPAN = 7 * 24 * 60 * 60_000
/** Cache TTL of the counts. Counting takes up to a few hundred database requests. */
const CAUSES_KEPT = 60_000

type Needs = Pick<Deps, 'failedPosts' | 'users' | 'workspaces' | 'variants' | 'publishLog' | 'clock'>
type Causes = OutputOf<typeof countContract>

/** @throws `validation_failed` for a cursor that does not come from a page */
export async function listFailedPosts(
  deps: Needs,
  { after, ...filter }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const found = await deps.failedPosts.page(
    filter,
    after === undefined ? null : readCursor(after),
    FAILED_POSTS_PAGE_MAX,
  )
  const last = found.length === FAILED_POSTS_PAGE_MAX ? found.at(-1) : undefined
  return { posts: await describeAll(deps, found), cursor: last ? cursorOf(last) : null }
}

/**
 * Returns one publication with its delivery log.
 * @throws `not_found` for one that needs no action
 */
export async function getFailedPost(
  deps: Needs,
  { workspaceId, variantId }: z.output<typeof getContract.input>,
): Promise<OutputOf<typeof getContract>> {
  const variant = await failedVariant(deps, workspaceId, variantId)
  const [[post], entries] = await Promise.all([
    describeAll(deps, [variant]),
    deps.publishLog.listOf(workspaceId, variantId),
  ])
  if (!post) throw new AppError('not_found', { message: `variant ${variantId}` })
  return { post, entries }
}

/** @throws `not_found` */
async function failedVariant(
  { variants }: Pick<Deps, 'variants'>,
  workspaceId: string,
  variantId: string,
): Promise<Variant> {
  const stored = await variants.read(workspaceId, variantId)
  if (!stored || !failedStateSchema.safeParse(stored.variant.state).success) {
    throw new AppError('not_found', { message: `variant ${variantId} needs nobody` })
  }
  return stored.variant
}

/** Counts recent failures by cause; at most a minute old. Networks without a failure cost one count. */
export const countCauses = cacheLatest(CAUSES_KEPT, countAt)

async function countAt({ failedPosts }: Needs, now: number): Promise<Causes> {
  const since = now - CAUSES_SPAN
  const networks = await Promise.all(
    platformSchema.options.map(async (platform) => ({ platform, count: await failedPosts.count(platform, since) })),
  )
  const failing = networks.filter(({ count }) => count > 0)
  const causes = await Promise.all(
    failing.flatMap(({ platform }) =>
      publishErrorKindSchema.options.map(async (kind) => ({
        platform,
        kind,
        count: await failedPosts.count(platform, since, kind),
      })),
    ),
  )
  const found = causes.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return { since, countedAt: now, causes: found }
}

async function describeAll(deps: Needs, found: readonly Variant[]): Promise<FailedPost[]> {
  const wids = [...new Set(found.map(({ workspaceId }) => workspaceId))]
  const uids = [...new Set(found.flatMap(({ plannedBy }) => plannedBy ?? []))]
  const [workspaces, people] = await Promise.all([
    Promise.all(wids.map((wid) => deps.workspaces.get(wid).catch(() => null))),
    deps.users.getAll(uids),
  ])
  const names = new Map(workspaces.flatMap((each) => (each ? [[each.id, each.name] as const] : [])))
  const persons = new Map(people.map(({ id: uid, fullName, email }) => [uid, { uid, fullName, email }]))
  return found.flatMap((variant) => {
    const state = failedStateSchema.safeParse(variant.state).data
    if (state === undefined) return []
    const workspaceName = names.get(variant.workspaceId) ?? null
    return [{ ...variant, state, workspaceName, person: persons.get(variant.plannedBy ?? '') ?? null }]
  })
}

function cursorOf({ updatedAt, workspaceId, id }: Variant): string {
  return writeCursor({ ids: [workspaceId, id], value: updatedAt })
}

function readCursor(cursor: string): FailedPlace {
  const { ids, value } = readTimeCursor(cursor, 2)
  const [workspaceId = '', variantId = ''] = ids
  return { updatedAt: value, workspaceId, variantId }
}

/**
 * Sends a failed or held post again on behalf of an admin, but no unconfirmed one: only people of its workspace may risk publishing it twice.
 * @throws the codes of the contract
 */
export async function sendFailedAgain(
  deps: Deps,
  { uid: actorUid }: Caller,
  { workspaceId, variantId, rev }: z.output<typeof sendContract.input>,
): Promise<OutputOf<typeof sendContract>> {
  const { state: before } = await failedVariant(deps, workspaceId, variantId)
  if (before === 'unconfirmed') throw new AppError('not_resolvable', { message: `${variantId} may be published` })
  const workspace = await deps.workspaces.get(workspaceId)
  if (workspace && workspace.archivedAt !== null) {
    throw new AppError('workspace_archived', { message: `workspace ${workspaceId}` })
  }
  const variant = await deps.transact(async (tx) => {
    const sent = await resolveIn(deps, tx, { workspaceId, variantId, rev, resolution: 'send_again' }, actorUid)
    const facts = { before, platform: sent.platform }
    const subject = paths.variant(workspaceId, variantId)
    deps.auditLog.appendIn(tx, { action: 'post.sent_again', actorUid, workspaceId, subject, facts })
    return sent
  })
  await enqueueDelivery(deps, variant)
  return { state: variant.state }
}

/**
 * Returns the text of a failed post and its number of media files. The access is recorded in the audit log.
 * @throws `not_found`
 */
export async function readFailedText(
  deps: Pick<Deps, 'variants' | 'auditLog'>,
  { uid: actorUid }: Caller,
  { workspaceId, variantId }: z.output<typeof textContract.input>,
): Promise<OutputOf<typeof textContract>> {
  const { content } = await failedVariant(deps, workspaceId, variantId)
  const subject = paths.variant(workspaceId, variantId)
  await deps.auditLog.append({ action: 'post.text_read', actorUid, workspaceId, subject })
  return { text: content.text, media: content.media.length }
}
