import { replaceValuesAt } from '@postwright/core/collections/field-paths'
import type { KEPT_REASONS } from '@postwright/core/jobs/media-replace'
import { isVideo } from '@postwright/core/media/media-kind'
import type { Connection } from '@postwright/core/model/connection'
import type { Media } from '@postwright/core/model/media'
import { type Post, postDraftSchema } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { mayUseChannel } from '@postwright/core/rights/members'
import { checkMedia } from '@postwright/core/publishing/check-media'
import type { PublishContent } from '@postwright/core/publishing/content'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import type { MediaUser } from '../ports/media.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError, UnreadableDocument } from '../app-error.ts'
import { canAct } from '../membership.ts'
import { decideBrandIn, type JudgedChannel } from '../brand-rules/decide-brand.ts'
import { type Change, loadPlanIn, nextGeneration, savePlanIn } from '../posts/plan.ts'
import { replanVariant } from '../posts/plan-variant.ts'
import { withBrand } from '../posts/schedule-post.ts'
import { channelHashOf } from '../publishing/contents.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { mediaFieldsOf } from './media-use.ts'

/** A post that is due within this time may already be with a worker. */
const CLOSE = 60_000

export type Replacement = { workspaceId: string; fromId: string; toId: string; actor: string }
type KeptReason = (typeof KEPT_REASONS)[number]

/**
 * `changed`: the document uses the new file now. `unchanged`: it did not use the earlier file. Otherwise the reason why it keeps the earlier file.
 */
export type ReplaceOutcome = 'changed' | 'unchanged' | KeptReason

/** Replaces a file in one document, in one transaction. A repeated call finds nothing to change. */
export async function replaceUse(deps: Deps, order: Replacement, user: MediaUser): Promise<ReplaceOutcome> {
  try {
    if (user.kind !== 'posts') return await deps.transact((tx) => replaceFieldsIn(deps, tx, order, user))
    const { outcome, variants } = await deps.transact((tx) => replaceInPostIn(deps, tx, order, user.documentId))
    await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
    return outcome
  } catch (error) {
    if (error instanceof UnreadableDocument) return 'unreadable'
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return 'unchanged'
    if (error.code === 'being_sent') return 'in_flight'
    deps.logger.warn('a document keeps the earlier file', { ...user, error: error.message })
    return 'unreadable'
  }
}

/** Changes the stored fields directly, without parsing the document, so that all other fields stay unchanged in every schema version. */
async function replaceFieldsIn(deps: Deps, tx: Tx, order: Replacement, user: MediaUser): Promise<ReplaceOutcome> {
  const stored = await deps.mediaUse.readIn(tx, order.workspaceId, user)
  if (!stored) return 'unchanged'
  const patch = changedFields(stored, user, order)
  if (Object.keys(patch).length === 0) return 'unchanged'
  const editor = Object.hasOwn(stored, 'editedBy') ? { editedBy: order.actor } : {}
  deps.mediaUse.changeIn(tx, order.workspaceId, user, { before: stored, patch: { ...patch, ...editor } })
  return 'changed'
}

function changedFields(
  stored: Readonly<Record<string, unknown>>,
  { kind }: Pick<MediaUser, 'kind'>,
  { fromId, toId }: Replacement,
): Record<string, unknown> {
  return mediaFieldsOf(kind).reduce<Record<string, unknown>>(
    (patch, { ids }) => ({ ...patch, ...replaceValuesAt({ ...stored, ...patch }, ids, fromId, toId) }),
    {},
  )
}

type PostOutcome = { outcome: ReplaceOutcome; variants: readonly Variant[] }

/**
 * Changes the draft of a post and its planned variants that are not being sent: each is frozen again with the new file, at the same time, without the
 * approvals of the earlier content.
 */
async function replaceInPostIn(deps: Deps, tx: Tx, order: Replacement, postId: string): Promise<PostOutcome> {
  const { workspaceId, fromId, toId, actor } = order
  const plan = await loadPlanIn(deps, tx, { workspaceId, postId })
  const file = await deps.media.getIn(tx, workspaceId, toId)
  if (!file) throw new AppError('not_found', { message: `media ${toId}` })
  const { post, variants } = plan
  const kept = findKeptReason(deps, post, variants, fromId)
  if (kept) return { outcome: kept, variants: [] }
  const draft = changedDraft(post, order)
  const planned = variants.filter(isPlanned)
  const affected = new Set(planned.filter((each) => hasFile(each, fromId)).map(({ connectionId }) => connectionId))
  if (affected.size === 0) {
    if (Object.keys(draft).length === 0) return { outcome: 'unchanged', variants: [] }
    deps.posts.updateIn(tx, workspaceId, post, { ...draft, editedBy: actor })
    return { outcome: 'changed', variants: [] }
  }
  const member = await deps.members.get(workspaceId, actor)
  const mayPlan = member !== null && canAct(member, 'plan_posts')
  if (!mayPlan || [...affected].some((id) => !mayUseChannel(member, id))) {
    return { outcome: 'not_allowed', variants: [] }
  }
  const connections = await Promise.all([...affected].map((id) => deps.connections.getIn(tx, workspaceId, id)))
  const contents = new Map(planned.map((each) => [each.id, withFile(each.content, fromId, file)]))
  if (isRefused(planned, contents, connections)) return { outcome: 'refused', variants: [] }
  const channels = [...affected].map((id) => channelOf(planned, contents, id))
  const brand = await decideBrandIn(deps, tx, { workspaceId, postId, actor }, channels)
  const generation = nextGeneration(plan)
  const hashes = new Map(channels.map(({ connectionId, channelHash }) => [connectionId, channelHash]))
  const changes = planned
    .filter(({ partIndex, connectionId }) => partIndex === 0 || affected.has(connectionId))
    .map((variant): Change => {
      const content = contents.get(variant.id) ?? variant.content
      const channelHash = hashes.get(variant.connectionId)
      const isSame = channelHash === undefined
      const again = { scheduled: variant.scheduled, generation, content, ...(!isSame && { channelHash }) }
      return { step: 'schedule', variant: replanPart(deps, variant, { ...again, isSameOnChannel: isSame }) }
    })
    .map((change) => (affected.has(change.variant.connectionId) ? withBrand(brand)(change) : change))
  const saved = savePlanIn(deps, tx, plan, {
    changes,
    generation,
    actor,
    inQueue: post.queueId === null ? undefined : { queueId: post.queueId },
    bySeries: { ...draft, editedBy: actor, chosenTime: post.chosenTime },
  })
  const isPartlyOut = variants.some((each) => each.state === 'published' && hasFile(each, fromId))
  return { outcome: isPartlyOut ? 'published' : 'changed', variants: saved.variants }
}

/** Returns whether a variant waits for its time or for the previous part. */
function isPlanned({ state }: Variant): boolean {
  return state === 'scheduled' || state === 'approved'
}

const ON_ITS_WAY: readonly VariantState[] = ['claimed', 'prepared', 'armed', 'unconfirmed', 'handed_over']

function findKeptReason(
  { clock }: Pick<Deps, 'clock'>,
  post: Post,
  variants: readonly Variant[],
  fromId: string,
): KeptReason | null {
  const live = variants.filter(({ state }) => state !== 'cancelled')
  // The lifecycle of the post follows its variants shortly afterwards.
  const isOut = live.length > 0 && live.every(({ state }) => state === 'published')
  if (isOut || post.lifecycle === 'published') return 'published'
  const having = live.filter((each) => hasFile(each, fromId))
  const isClose = (each: Variant) => isPlanned(each) && each.dueAt !== null && each.dueAt <= clock.now() + CLOSE
  const isOnItsWay = having.some((each) => ON_ITS_WAY.includes(each.state) || mayBePublished(each) || isClose(each))
  if (post.lifecycle === 'sending' || isOnItsWay) return 'in_flight'
  return having.some(({ state }) => state === 'failed' || state === 'held') ? 'failed' : null
}

function hasFile({ content }: Pick<Variant, 'content'>, mediaId: string): boolean {
  return content.media.some((each) => each.mediaId === mediaId)
}

function changedDraft(post: Post, order: Replacement): Partial<Post> {
  const patch = changedFields(post, { kind: 'posts' }, order)
  return postDraftSchema.partial().parse(Object.fromEntries(Object.entries(patch)))
}

/** Returns frozen content with one file replaced; a file that is already in it is not listed twice. */
function withFile(content: PublishContent, fromId: string, file: Media): PublishContent {
  if (!hasFile({ content }, fromId)) return content
  const { id: mediaId, mime, bytes, width, height, durationMs, pages, captions } = file
  const facts = { mediaId, mime, bytes, width, height, durationMs, pages, ...(isVideo(file) && { captions }) }
  const media = content.media.map((each) => (each.mediaId === fromId ? { ...facts, alt: each.alt } : each))
  return { ...content, media: media.filter((each, at) => media.findIndex((m) => m.mediaId === each.mediaId) === at) }
}

type Contents = ReadonlyMap<string, PublishContent>

/** Returns whether new content has more media problems than before on its network, or a channel no longer exists. */
function isRefused(
  planned: readonly Variant[],
  contents: Contents,
  connections: readonly (Connection | null)[],
): boolean {
  return connections.some((connection) => {
    if (!connection) return true
    const { media } = contractFor(connection)
    return planned
      .filter(({ connectionId }) => connectionId === connection.id)
      .some((each) => {
        const now = contents.get(each.id) ?? each.content
        return checkMedia(media, now.media).length > checkMedia(media, each.content.media).length
      })
  })
}

/** Returns the plan for a channel as brand rules judge it: its content with the new file, and the variant before. */
function channelOf(planned: readonly Variant[], contents: Contents, connectionId: string): JudgedChannel {
  const parts = planned
    .filter((each) => each.connectionId === connectionId)
    .toSorted((a, b) => a.partIndex - b.partIndex)
    .map((each) => ({ each, kind: each.partKind, content: contents.get(each.id) ?? each.content }))
  const [first, ...others] = parts
  if (!first) throw new Error(`nothing is planned on ${connectionId}`)
  return {
    connectionId,
    handle: first.each.handle,
    contents: parts.map(({ content }) => content),
    channelHash: channelHashOf([first, ...others]),
    before: first.each,
    isSame: false,
    plannedFor: first.each.scheduled.instant,
  }
}

/** Plans a variant again; a part continues to wait for the previous part. */
function replanPart(
  { clock }: Pick<Deps, 'clock'>,
  variant: Variant,
  replan: Parameters<typeof replanVariant>[2],
): Variant {
  const planned = replanVariant(clock, variant, replan)
  return variant.state === 'approved' ? { ...planned, state: 'approved', dueAt: null } : planned
}
