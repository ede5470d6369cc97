import { carryApprovals, recordLapsedApprovals } from '@postwright/core/approvals/carry-approvals'
import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { type PartKind, VARIANT_SCHEMA, type Variant, variantId } from '@postwright/core/model/variant'
import { documentId } from '@postwright/core/ids'
import { CALLED_SINCE_MAX } from '@postwright/core/limits'
import { type PublishContent, withoutCaptions } from '@postwright/core/publishing/content'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import { nextState } from '@postwright/core/publishing/variant-state'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'
import { contentHashOf } from '../publishing/contents.ts'
import { NO_CALL, NOT_DUE } from '../publishing/moves.ts'
import { recordKeyFor } from '../publishing/record-key.ts'

type Plan = {
  workspaceId: string
  postId: string
  connection: Connection
  content: PublishContent
  /** Hash of all content of the channel, if it has more than this content. */
  channelHash?: string
  scheduled: ZonedTime
  generation: number
  actor: string
  labels?: readonly string[]
  part?: { kind: PartKind; index: number }
  /** True if another part follows. */
  isFollowed?: boolean
}

/** Initial fields of every new plan of a variant; the fence only ever increases. */
const NEW_PLAN = {
  leaseEndsAt: null,
  attempts: 0,
  reconciles: 0,
  firstTriedAt: null,
  releasedAt: null,
  giveUpAt: null,
  ...NO_CALL,
  isSentAgain: false,
  lastAnswer: null,
  lastAnswerAt: null,
  steps: [],
  remoteId: null,
  remoteRef: null,
  warning: null,
  url: null,
  publishedAt: null,
  error: null,
  confirmedBy: null,
} satisfies Partial<Variant>

/** Returns the variant of one channel, planned for the first time. */
export function planVariant(clock: Clock, plan: Plan): Variant {
  const {
    workspaceId,
    postId,
    connection,
    content,
    scheduled,
    generation,
    actor,
    part = WHOLE_POST,
    isFollowed = false,
  } = plan
  const id = documentId().safeParse(variantId(postId, connection.id, part.index))
  if (!id.success) throw new AppError('not_found', { message: `post id ${postId} is too long to be published` })
  return {
    ...newDocument(clock, { id: id.data, schema: VARIANT_SCHEMA, createdBy: actor }),
    workspaceId,
    postId,
    generation,
    content,
    scheduled,
    connectionId: connection.id,
    platform: connection.platform,
    handle: connection.handle,
    contentHash: plan.channelHash ?? contentHashOf(content),
    queueId: null,
    partKind: part.kind,
    partIndex: part.index,
    isFollowed,
    replyTo: null,
    mode: connection.mode,
    ...beginning(part.index, scheduled),
    fence: 0,
    recordKey: recordKeyFor(connection.platform, { variantId: id.data, generation, instant: scheduled.instant }),
    ...NEW_PLAN,
    labels: [...(plan.labels ?? [])],
    approvals: [],
    lapsed: null,
    brand: null,
    plannedBy: actor,
    askedBy: null,
    isUnseen: false,
  }
}

const WHOLE_POST = { kind: 'post', index: 0 } as const

/** Returns the initial state: the post itself is due at its time; its parts wait for the previous part. */
function beginning(index: number, { instant }: ZonedTime): Pick<Variant, 'state' | 'dueAt'> {
  return index === 0 ? { state: 'scheduled', dueAt: instant } : { state: 'approved', dueAt: null }
}

type Replan = {
  scheduled: ZonedTime
  generation: number
  content?: PublishContent
  channelHash?: string
  /** True if all content of the channel is unchanged; by default, true if this content is unchanged. */
  isSameOnChannel?: boolean
  handle?: string
  mode?: ConnectionMode
  isFollowed?: boolean
  isSentAgain?: boolean
  labels?: readonly string[]
  /** True if the variant is sent again after its time has passed. */
  isRetry?: boolean
  /** User who chose the new time, if they may approve internally. */
  movedBy?: string | null
}

/**
 * Plans an existing variant again. The same content keeps its record key: if an earlier attempt was published unnoticed, the network still refuses
 * the duplicate. While an earlier call is unresolved, other content keeps the key too, and that call is reconciled first, at once, whatever the new
 * time.
 * @throws `being_sent` when the network may be storing it right now
 */
export function replanVariant(clock: Clock, variant: Variant, replan: Replan): Variant {
  const { scheduled, generation, content = variant.content, handle = variant.handle, mode = variant.mode } = replan
  const state = nextState(variant.state, 'schedule')
  if (!state) throw new AppError('being_sent', { message: `variant ${variant.id} is ${variant.state}` })
  // NOTE compares the contents: a stored hash may come from an earlier hash algorithm.
  const isSame = contentHashOf(content) === contentHashOf(variant.content)
  const { isSameOnChannel = isSame } = replan
  const facts = { variantId: variant.id, generation, instant: scheduled.instant }
  const unresolved = unresolvedCallOf(variant, !isSame)
  const isSameKey = unresolved !== null || isSame
  const contentHash = replan.channelHash ?? (isSame ? variant.contentHash : contentHashOf(content))
  const recordKey = isSameKey ? variant.recordKey : recordKeyFor(variant.platform, facts)
  return {
    ...variant,
    ...NEW_PLAN,
    ...unresolved,
    state,
    scheduled,
    generation,
    content,
    contentHash,
    ...carryApprovals(
      variant,
      { contentHash, scheduled, partIndex: variant.partIndex },
      { ...replan, isSameContent: isSame && isSameOnChannel, now: clock.now() },
    ),
    labels: [...(replan.labels ?? variant.labels)],
    recordKey,
    handle,
    mode,
    isFollowed: replan.isFollowed ?? variant.isFollowed,
    isSentAgain: replan.isSentAgain ?? false,
    dueAt: unresolved ? Math.min(clock.now(), scheduled.instant) : scheduled.instant,
    rev: variant.rev + 1,
    updatedAt: clock.now(),
  }
}

/** Plans a part again that waits for the previous part: it gets the new time, and is due only once that part is published. */
export function replanWaiting(clock: Clock, part: Variant, replan: Replan): Variant {
  const planned = replanVariant(clock, { ...part, state: 'approved' }, replan)
  return { ...planned, state: 'approved', dueAt: null, replyTo: null }
}

/** Returns the fields of an unresolved call that a new plan keeps; null when there is none. */
function unresolvedCallOf(variant: Variant, isEdited: boolean) {
  if (!mayBePublished(variant)) return null
  const { intentAt, steps, updatedAt } = variant
  const lastCallAt = variant.lastCallAt ?? intentAt ?? updatedAt
  // Keeps the steps too: a container or a session of the call shows whether it was published.
  return { intentAt, lastCallAt, ...(isEdited ? calledWith(variant) : calledBefore(variant)), steps }
}

type Called = Pick<Variant, 'calledContent' | 'calledSince'>

const calledBefore = ({ calledContent, calledSince }: Called): Called => ({ calledContent, calledSince })

/** Adds the content of the replaced plan, which the network may also have. */
function calledWith({ calledContent, calledSince, content }: Variant): Called {
  const called = withoutCaptions(content)
  if (calledContent === null) return { calledContent: called, calledSince }
  return { calledContent, calledSince: [...calledSince, called].slice(-CALLED_SINCE_MAX) }
}

/**
 * Cancels an existing variant; returns null if that is no longer possible. A variant that may be published is not sent again, but becomes `cancelled`
 * only when a user confirms that it is not published; until then it is `unconfirmed`.
 */
export function cancelVariant(clock: Clock, variant: Variant, generation: number): Variant | null {
  const isUnresolved = mayBePublished(variant) && variant.state !== 'unconfirmed' && variant.state !== 'armed'
  const state = nextState(variant.state, isUnresolved ? 'lose' : 'cancel')
  if (!state) return null
  return {
    ...variant,
    ...NOT_DUE,
    state,
    generation,
    approvals: [],
    lapsed: recordLapsedApprovals(variant, listValidApprovals(variant), clock.now()),
    askedBy: null,
    isUnseen: false,
    rev: variant.rev + 1,
    updatedAt: clock.now(),
  }
}
