import {
  inEvergreenOrder,
  nextTurn,
  getEvergreenDraft,
  getVariationIndex,
} from '@postwright/core/slots/evergreen-order'
import type { Deps } from '../ports/deps.ts'
import type { DueEvergreen } from '../ports/planning.ts'
import { filterByService } from '../service-filter.ts'
import type { Evergreen } from '@postwright/core/model/evergreen'
import { type Post, POST_SCHEMA, postDraftSchema, UNPLANNED_POST } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'
import type { Span } from '@postwright/core/slots/slots'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { SCHEDULER } from '../caller.ts'
import { getOutcomeCheckTime } from './evergreens.ts'
import { loadQueueIn } from './load-queue.ts'
import { planInSlotIn } from './plan-in-slot.ts'
import type { WrittenBy } from '../posts/find-approvers.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

const PAGE = 100
/** Maximum number of evergreens per run; the next run continues. */
const LOOKED_AT_MAX = 500

/**
 * Checks the due evergreens, in the order of their queue: where the last turn is published, a copy for the next turn gets a slot.
 * @returns the number of checked evergreens
 */
export async function publishAgain(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due: DueEvergreen[] = []
  for await (const page of deps.evergreens.duePages(now, PAGE)) {
    due.push(...(await filterByService(deps.services, 'queues', page)))
    if (due.length >= LOOKED_AT_MAX) break
  }
  const byQueue = Map.groupBy(due, ({ workspaceId, evergreen }) => `${workspaceId}/${evergreen.queueId}`)
  for (const group of byQueue.values()) await publishFromQueue(deps, group, now)
  return due.length
}

async function publishFromQueue(deps: Deps, group: readonly DueEvergreen[], now: number): Promise<void> {
  const [first] = group
  if (!first) return
  const { workspaceId, evergreen } = first
  const queue = await deps.queues.get(workspaceId, evergreen.queueId)
  const candidates = group.map((each) => each.evergreen)
  const ordered = inEvergreenOrder(candidates, queue?.evergreen?.order ?? 'oldest', now)
  for (const each of ordered) {
    try {
      await planNextCopy(deps, { workspaceId, evergreen: each, queue })
    } catch (error) {
      // A failed post is checked again in the next run, and does not stop the others.
      deps.logger.error('an evergreen post could not be planned again', { id: each.id, error: String(error) })
    }
  }
}

const HOUR = 60 * 60_000

const DAY = 24 * HOUR

type Turn = DueEvergreen & { queue: Queue | null }

/**
 * Checks one evergreen: postpones the check until its turn is published, then gives a copy of it a slot. A killed run is repeated from its start; the
 * copy of a turn always has the same ID and only one slot.
 */
export async function planNextCopy(deps: Deps, { workspaceId, evergreen, queue }: Turn): Promise<void> {
  const now = deps.clock.now()
  const change = (patch: Partial<Evergreen>) => changeEvergreen(deps, workspaceId, { evergreen, patch })
  if (!queue?.evergreen) return change({ end: 'stopped', dueAt: null })
  if (queue.pausedAt !== null) return change({ dueAt: now + HOUR })
  const current = (await deps.posts.read(workspaceId, evergreen.postId))?.post ?? null
  const waits = waitsFor(current, evergreen, now)
  if (waits) return change(waits)
  const lastAt = current?.lifecycle === 'published' ? (current.publishedAt ?? now) : null
  const next = nextTurn(evergreen, queue.evergreen, { lastAt, now })
  if (next.kind === 'ended') return change({ end: next.end, dueAt: null })
  if (next.kind === 'wait') return change({ dueAt: next.until })
  try {
    await planTurn(deps, { workspaceId, evergreen, span: next.span })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isFull = error.code === 'no_free_slot'
    await change({ problem: isFull ? null : error.code, dueAt: now + (isFull ? 6 * HOUR : DAY) })
  }
}

/** Returns the change to write while the current turn is not published; null when it is, or when a user has removed a copy from the queue. */
function waitsFor(current: Post | null, { turn }: Evergreen, now: number): Partial<Evergreen> | null {
  if (current?.lifecycle === 'published') return null
  if (current?.lifecycle === 'attention') return { dueAt: now + 6 * HOUR }
  if (current && current.lifecycle !== 'draft')
    return { dueAt: getOutcomeCheckTime(Math.max(current.nextAt ?? now, now)) }
  if (turn > 0) return null
  return { end: current ? 'stopped' : 'gone', dueAt: null }
}

type Planned = DueEvergreen & { span: Span }

/** Stores the copy with its slot and counts the turn, in one transaction. */
async function planTurn(deps: Deps, { workspaceId, evergreen, span }: Planned): Promise<void> {
  const variants = await deps.transact(async (tx) => {
    const loaded = await loadQueueIn(deps, tx, { workspaceId, queueId: evergreen.queueId })
    const known = await deps.evergreens.getIn(tx, workspaceId, evergreen.id)
    const source = await deps.posts.getIn(tx, workspaceId, evergreen.id)
    if (known?.turn !== evergreen.turn || known.end !== null) return []
    if (!source) {
      deps.evergreens.updateIn(tx, workspaceId, known, { end: 'gone', dueAt: null })
      return []
    }
    const post = copyForTurn(deps.clock, { workspaceId, evergreen: known, source })
    const place = { kind: 'within', span } as const
    const writtenBy = writersOfTurn(known, source)
    const order = { post, place, actor: SCHEDULER, writtenBy, content: 'draft', isNew: true } as const
    const planned = await planInSlotIn(deps, tx, loaded, order)
    advanceIn(deps, tx, { workspaceId, evergreen: known }, { postId: post.id, at: planned.at })
    return planned.variants
  })
  await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
}

function advanceIn(
  { evergreens }: Pick<Deps, 'evergreens'>,
  tx: Tx,
  { workspaceId, evergreen }: DueEvergreen,
  { postId, at }: { postId: string; at: number },
): void {
  const turn = evergreen.turn + 1
  evergreens.updateIn(tx, workspaceId, evergreen, { turn, postId, dueAt: getOutcomeCheckTime(at), problem: null })
}

/** Changes an evergreen. Does nothing if a user or another run has changed it meanwhile: the next run decides from the new state. */
async function changeEvergreen(
  { evergreens, transact }: Pick<Deps, 'evergreens' | 'transact'>,
  workspaceId: string,
  { evergreen, patch }: { evergreen: Evergreen; patch: Partial<Evergreen> },
): Promise<void> {
  await transact(async (tx) => {
    const known = await evergreens.getIn(tx, workspaceId, evergreen.id)
    if (known?.rev === evergreen.rev) evergreens.updateIn(tx, workspaceId, known, patch)
  })
}

/**
 * Returns the unstored copy of an evergreen post for its next turn. Its ID is derived from the post and the turn, so a repeated step makes no second
 * copy.
 */
function copyForTurn(
  clock: Clock,
  { workspaceId, evergreen, source }: { workspaceId: string; evergreen: Evergreen; source: Post },
): Post {
  const turn = evergreen.turn + 1
  const draft = getEvergreenDraft({ ...postDraftSchema.parse(source), chosenTime: '' }, evergreen.variations, turn)
  const id = hashId([workspaceId, evergreen.id, turn])
  return {
    ...newDocument(clock, { id, schema: POST_SCHEMA, createdBy: source.createdBy }),
    ...draft,
    ...UNPLANNED_POST,
    ...(source.editedBy !== undefined && { editedBy: source.editedBy }),
  }
}

/** Returns the authors of the next copy: the author of the variations if it uses one, and the author of the post for all other content. */
function writersOfTurn({ variations, variationsBy, turn }: Evergreen, { editedBy, createdAt }: Post): WrittenBy {
  const isVaried = getVariationIndex(variations, turn + 1) > 0
  return { by: [...(isVaried ? [variationsBy] : []), editedBy ?? null], at: createdAt }
}
