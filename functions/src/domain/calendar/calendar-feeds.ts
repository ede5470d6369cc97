import type {
  makeCalendarFeed as makeContract,
  readCalendarFeed as readContract,
  revokeCalendarFeed as revokeContract,
} from '@postwright/core/api/calendar'
import { type OutputOf, API_BASE } from '@postwright/core/endpoint'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { hashLinkSecret, newLinkSecret } from '../hashes.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Post } from '@postwright/core/model/post'
import type { Workspace } from '@postwright/core/model/workspace'
import { AppError } from '../app-error.ts'
import type { Config } from '../ports/config.ts'

/**
 * Creates the address of a workspace's calendar feed, and revokes the previous one in the same step.
 * @throws the codes of the contract
 */
export async function makeCalendarFeed(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof makeContract.input>,
): Promise<OutputOf<typeof makeContract>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const token = newLinkSecret(deps.ids)
  const base = newDocument(deps.clock, { id: hashLinkSecret(token), schema: 1, createdBy: caller.uid })
  await deps.transact(async (tx) => {
    for (const before of await deps.calendarFeeds.ofWorkspaceIn(tx, workspaceId)) {
      deps.calendarFeeds.deleteIn(tx, before.id)
    }
    deps.calendarFeeds.createIn(tx, { ...base, workspaceId })
    deps.auditLog.appendIn(tx, {
      action: 'calendar_feed.made',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: {},
    })
  })
  return { address: calendarAddress(deps.config, token), createdAt: base.createdAt }
}

/**
 * Returns whether a workspace has a calendar feed; its address cannot be shown again.
 * @throws the codes of the contract
 */
export async function readCalendarFeed(
  deps: Pick<Deps, 'members' | 'workspaces' | 'calendarFeeds'>,
  caller: Caller,
  { workspaceId }: z.output<typeof readContract.input>,
): Promise<OutputOf<typeof readContract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const feed = await deps.calendarFeeds.ofWorkspace(workspaceId)
  return { createdAt: feed && (await isMakerMember(deps, feed)) ? feed.createdAt : null }
}

/**
 * Revokes the address of a workspace's calendar feed.
 * @throws the codes of the contract
 */
export async function revokeCalendarFeed(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof revokeContract.input>,
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const feeds = await deps.calendarFeeds.ofWorkspaceIn(tx, workspaceId)
    for (const { id } of feeds) deps.calendarFeeds.deleteIn(tx, id)
    if (feeds.length === 0) return
    deps.auditLog.appendIn(tx, {
      action: 'calendar_feed.revoked',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: {},
    })
  })
}

const DAY = 24 * 60 * 60 * 1000

/** Past range of a feed; calendar programs remove events that are no longer in the feed. */
const BEFORE = 31 * DAY

const AHEAD = 366 * DAY

const POSTS_MAX = 1_000

export type PublicCalendar = { workspace: Workspace; posts: Post[] }

/** Returns whether the feed's creator is an active member: a feed ends with the membership, and pauses while the member is suspended. */
async function isMakerMember(
  { members }: Pick<Deps, 'members'>,
  { workspaceId, createdBy }: { workspaceId: string; createdBy: string },
): Promise<boolean> {
  const maker = await members.get(workspaceId, createdBy)
  return maker !== null && !maker.suspended
}

/**
 * Returns the planned and recently published posts of a workspace, for everyone with the address of its feed.
 * @throws `not_found` if the feed does not exist, or was revoked
 */
export async function findCalendar(
  deps: Pick<Deps, 'calendarFeeds' | 'members' | 'workspaces' | 'posts' | 'clock'>,
  name: string,
): Promise<PublicCalendar> {
  const { calendarFeeds, workspaces, posts, clock } = deps
  const feed = await calendarFeeds.get(hashLinkSecret(readCalendarToken(name)))
  const isOpen = feed !== null && (await isMakerMember(deps, feed))
  const workspace = isOpen ? await workspaces.get(feed.workspaceId) : null
  if (!workspace) throw new AppError('not_found', { message: 'no such calendar feed' })
  const now = clock.now()
  const within = { from: now - BEFORE, to: now + AHEAD }
  return { workspace, posts: await posts.plannedWithin(workspace.id, within, POSTS_MAX) }
}

/** File extension that calendar programs expect. */
const SUFFIX = '.ics'

function calendarAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${API_BASE}/calendars/${token}${SUFFIX}`
}

/** Reads the secret from the last part of an address. */
function readCalendarToken(name: string): string {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}
