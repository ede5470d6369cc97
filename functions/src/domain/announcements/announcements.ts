import { getAnnouncementState, isNews, listShownAnnouncements } from '@postwright/core/announcements/announcement-state'
import type {
  endAnnouncement as endContract,
  saveAnnouncement as saveContract,
  ShownBoard,
  listNews as contract,
  readAnnouncements as readContract,
} from '@postwright/core/api/announcements'
import {
  ANNOUNCEMENT_TIME_MAX,
  ANNOUNCEMENTS_KEPT_MAX,
  ANNOUNCEMENTS_OPEN_MAX,
  ANNOUNCEMENTS_SCHEMA,
  type Announcement,
  type AnnouncementBoard,
  type AnnouncementFields,
  announcementFieldsSchema,
} from '@postwright/core/model/announcement'
import type { AuditAction } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { OutputOf } from '@postwright/core/endpoint'
import { FREE_PLAN } from '@postwright/core/model/plan'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import { cacheLatest } from '../ttl-cache.ts'

type BoardDeps = Pick<Deps, 'announcements' | 'auditLog' | 'transact' | 'clock'>

export async function listAnnouncements({ announcements }: Pick<Deps, 'announcements'>): Promise<ShownBoard> {
  return shownOf(await announcements.get(BOARD))
}

/**
 * Saves an announcement. Saving stored values again changes nothing.
 * @throws `stale_revision`, `announcements_full`, `validation_failed` for invalid times
 */
export async function saveAnnouncement(
  deps: BoardDeps,
  caller: Caller,
  { announcementId: id, rev, announcement }: z.output<typeof saveContract.input>,
): Promise<ShownBoard> {
  return deps.transact(async (tx) => {
    const stored = await deps.announcements.getIn(tx, BOARD)
    const items = stored?.items ?? []
    const known = items.find((item) => item.id === id)
    if (known && isDeepStrictEqual(announcementFieldsSchema.parse(known), announcement)) return shownOf(stored)
    if ((stored?.rev ?? 0) !== rev) throw new AppError('stale_revision', { message: 'the announcements' })
    const now = deps.clock.now()
    refuseWrongTimes(announcement, now)
    refuseNoPlan(announcement)
    const changed = [{ ...announcement, id, changedAt: now }, ...items.filter((item) => item.id !== id)]
    const open = changed.filter((item) => getAnnouncementState(item, now) !== 'ended')
    if (open.length > ANNOUNCEMENTS_OPEN_MAX) throw new AppError('announcements_full')
    return writeIn(deps, tx, { stored, items: changed, caller, id, action: 'announcement.saved' })
  })
}

/** @throws `not_found` */
export async function endAnnouncement(
  deps: BoardDeps,
  caller: Caller,
  { announcementId: id }: z.output<typeof endContract.input>,
): Promise<ShownBoard> {
  return deps.transact(async (tx) => {
    const stored = await deps.announcements.getIn(tx, BOARD)
    const known = stored?.items.find((item) => item.id === id)
    if (!stored || !known) throw new AppError('not_found', { message: `announcement ${id}` })
    const now = deps.clock.now()
    const standing = getAnnouncementState(known, now)
    if (standing === 'ended') return shownOf(stored)
    const others = stored.items.filter((item) => item.id !== id)
    const items = standing === 'planned' ? others : [{ ...known, endsAt: now, changedAt: now }, ...others]
    return writeIn(deps, tx, { stored, items, caller, id, action: 'announcement.ended' })
  })
}

function refuseWrongTimes({ startsAt, endsAt }: AnnouncementFields, now: number): void {
  const isWrong = endsAt <= Math.max(startsAt, now) || endsAt - startsAt > ANNOUNCEMENT_TIME_MAX
  if (!isWrong) return
  const detail = FIELD_WORDS.announcementEnd
  throw new AppError('validation_failed', { detail, fields: { endsAt: detail } })
}

function refuseNoPlan({ audience, planIds }: AnnouncementFields): void {
  if (audience !== 'plans' || planIds.length > 0) return
  const detail = FIELD_WORDS.announcementPlans
  throw new AppError('validation_failed', { detail, fields: { planIds: detail } })
}

type Written = {
  stored: AnnouncementBoard | null
  items: readonly Announcement[]
  caller: Caller
  id: string
  action: Extract<AuditAction, `announcement.${string}`>
}

function writeIn(deps: BoardDeps, tx: Tx, { stored, items: all, caller, id, action }: Written): ShownBoard {
  const { uid: actorUid } = caller
  const items = all.toSorted((one, other) => other.startsAt - one.startsAt).slice(0, ANNOUNCEMENTS_KEPT_MAX)
  deps.auditLog.appendIn(tx, { action, actorUid, subject: `${paths.announcements()}/${id}`, facts: {} })
  if (stored) return shownOf(deps.announcements.updateIn(tx, stored, { items }))
  const base = newDocument(deps.clock, { id: BOARD, schema: ANNOUNCEMENTS_SCHEMA, createdBy: actorUid })
  const made = { ...base, items }
  deps.announcements.createIn(tx, made)
  return shownOf(made)
}

function shownOf(board: AnnouncementBoard | null): ShownBoard {
  return { rev: board?.rev ?? 0, announcements: board?.items ?? [] }
}

/** Returns announcements for everyone that are part of the public changelog, the latest first, at most 20 seconds old. */
export async function listNews(deps: Pick<Deps, 'announcements' | 'clock'>): Promise<OutputOf<typeof contract>> {
  const now = deps.clock.now()
  const board = await readBoard(deps)
  const news = (board?.items ?? []).filter((item) => isNews(item, now))
  return {
    news: news
      .toSorted((one, other) => other.startsAt - one.startsAt)
      .map(({ id, text, link, startsAt }) => ({ id, text, link, startsAt })),
  }
}

/** Id of the document with all announcements. */
const BOARD = 'board'

/** Cache time of the board per process, regardless of the number of requests. */
const KEPT = 20_000

type Needs = Pick<Deps, 'announcements' | 'clock'>

/** All announcements, at most 20 seconds old. */
const readBoard = cacheLatest(KEPT, ({ announcements }: Needs) => announcements.get(BOARD))

/** Returns the caller's current announcements, at most 20 seconds old. */
export async function readAnnouncements(deps: Deps, { uid, role }: Caller): Promise<OutputOf<typeof readContract>> {
  const board = await readBoard(deps)
  const items = board?.items ?? []
  const now = deps.clock.now()
  const needsPlan =
    role !== 'admin' && items.some((item) => item.audience === 'plans' && getAnnouncementState(item, now) === 'live')
  const planId = needsPlan ? await planOf(deps, uid) : FREE_PLAN
  const shown = listShownAnnouncements(items, { now, isAdmin: role === 'admin', planId })
  return {
    announcements: shown.map(({ id, text, tone, link, endsAt, changedAt }) => ({
      id,
      text,
      tone,
      link,
      endsAt,
      changedAt,
    })),
  }
}

/** Returns the id of a person's plan; the free plan if they pay for none. */
async function planOf({ subscriptions }: Pick<Deps, 'subscriptions'>, uid: string): Promise<string> {
  return getPaidChoice(await subscriptions.get(uid))?.planId ?? FREE_PLAN
}
