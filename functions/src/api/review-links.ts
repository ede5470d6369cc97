import * as links from '@postwright/core/api/review-links'
import * as room from '@postwright/core/api/client-room'
import { readRoomDeck } from '@postwright/core/api/room-deck'
import { commentInRoom, showComments, decideInRoom } from '../domain/client-room/guest-acts.ts'
import { openRoom } from '../domain/client-room/open-room.ts'
import { changeReviewLink, closeReviewLink, makeReviewLink } from '../domain/client-room/review-links.ts'
import { showDeck, showPost } from '../domain/client-room/show-content.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

/** A guest views many posts, but cannot guess a token of 288 bits at this rate. */
const READ = { limit: { perMinute: 120, by: 'address' } } as const
const DECIDE = { limit: { perMinute: 30, by: 'address' } } as const

export const REVIEW_ROUTES: readonly Route[] = [
  bind(links.createReviewLink, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    makeReviewLink(deps, caller, input),
  ),

  bind(links.updateReviewLink, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    changeReviewLink(deps, caller, input),
  ),

  bind(links.revokeReviewLink, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    closeReviewLink(deps, caller, input),
  ),

  bindPublic(room.openRoom, READ, ({ deps, input }) => openRoom(deps, input)),
  bindPublic(room.readRoomPost, READ, ({ deps, input }) => showPost(deps, input)),
  bindPublic(readRoomDeck, READ, ({ deps, input }) => showDeck(deps, input)),

  bindPublic(room.listRoomComments, READ, ({ deps, input }) => showComments(deps, input)),
  bindPublic(room.addRoomComment, DECIDE, ({ deps, input }) => commentInRoom(deps, input)),

  bindPublic(room.approveInRoom, DECIDE, ({ deps, input }) =>
    decideInRoom(deps, { ...input, act: 'approved', note: '' }),
  ),
  bindPublic(room.returnInRoom, DECIDE, ({ deps, input }) => decideInRoom(deps, { ...input, act: 'returned' })),
]
