import type { openRoom as contract } from '@postwright/core/api/client-room'
import type { OutputOf } from '@postwright/core/endpoint'
import { findReviewLinkEnd, type ReviewLink } from '@postwright/core/model/review-link'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { canAct } from '../membership.ts'
import { describePost } from './describe-post.ts'
import { documentId } from '@postwright/core/ids'
import type { Config } from '../ports/config.ts'
import type { Ids } from '../ports/world.ts'
import { hashLinkSecret, newLinkSecret } from '../hashes.ts'

export type OpenRoom = { workspace: Workspace; link: ReviewLink }

/** Minimum time between two records of an opening. */
const NOTED_EVERY = 60 * 60 * 1000

/**
 * Returns the link of a token. It ends with its creator's right to share, and pauses while the creator is suspended or the workspace
 * is archived. Its `mayDecide` is false while the creator may not approve posts.
 * @throws `not_found` for an unknown token; `review_ended` for a link that is no longer valid
 */
export async function enterRoom(
  deps: Pick<Deps, 'reviewLinks' | 'members' | 'workspaces' | 'clock'>,
  token: string,
): Promise<OpenRoom> {
  const key = readRoomToken(token)
  const link = key && (await deps.reviewLinks.get(key.workspaceId, key.linkId))
  if (!link) throw new AppError('not_found', { message: 'no such review link' })
  const [maker, workspace] = await Promise.all([
    deps.members.get(key.workspaceId, link.createdBy),
    deps.workspaces.get(key.workspaceId),
  ])
  const isOver = findReviewLinkEnd(link, deps.clock.now()) !== null
  if (!workspace || workspace.archivedAt !== null || !canAct(maker, 'plan_posts') || isOver) {
    throw new AppError('review_ended', { message: `review link ${link.id}` })
  }
  return { workspace, link: { ...link, mayDecide: link.mayDecide && canAct(maker, 'approve_posts') } }
}

/**
 * Lists the posts and decks of a review link.
 * @throws the codes of the contract
 */
export async function openRoom(deps: Deps, { token }: { token: string }): Promise<OutputOf<typeof contract>> {
  const room = await enterRoom(deps, token)
  const { workspace, link } = room
  const [posts, decks] = await Promise.all([
    Promise.all(link.postIds.map((postId) => describePost(deps, workspace, postId))),
    Promise.all(link.deckIds.map((deckId) => deps.decks.get(workspace.id, deckId))),
  ])
  await noteOpening(deps, room)
  const { name, expiresAt, mayDecide, mayComment } = link
  return {
    workspace: { name: workspace.name, timeZone: workspace.timeZone },
    link: { name, expiresAt, mayDecide, mayComment },
    posts: posts.flatMap((post) => (post ? [post.row] : [])),
    decks: decks.flatMap((deck) => (deck ? [{ id: deck.id, name: deck.name, thumbnail: deck.thumbnail }] : [])),
  }
}

async function noteOpening(deps: Pick<Deps, 'reviewLinks' | 'clock' | 'transact'>, room: OpenRoom): Promise<void> {
  const { workspace, link } = room
  const now = deps.clock.now()
  const isNoted = link.openedAt !== null && now < link.openedAt + NOTED_EVERY
  if (isNoted) return
  await deps.transact(async (tx) => {
    const stored = await deps.reviewLinks.getIn(tx, workspace.id, link.id)
    // The revision stays unchanged: the team may be editing the link in a form.
    if (stored) deps.reviewLinks.saveIn(tx, workspace.id, { ...stored, openedAt: now })
  })
}

/** Content of a token: the workspace and the id of its link. */
type RoomKey = { workspaceId: string; linkId: string }

const SEPARATOR = '.'

export function newRoomToken(ids: Ids, workspaceId: string): string {
  return `${workspaceId}${SEPARATOR}${newLinkSecret(ids)}`
}

/** Parses a token; null for any other text. */
export function readRoomToken(token: string): RoomKey | null {
  const at = token.indexOf(SEPARATOR)
  const workspaceId = token.slice(0, Math.max(at, 0))
  const secret = token.slice(at + 1)
  if (secret === '' || !documentId().safeParse(workspaceId).success) return null
  return { workspaceId, linkId: hashLinkSecret(secret) }
}

export function roomAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}/review/${token}`
}
