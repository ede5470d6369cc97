import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import {
  addRoomComment,
  approveInRoom,
  listRoomComments,
  openRoom,
  readRoomPost,
  returnInRoom,
} from '@postwright/core/api/client-room'
import type { Room, RoomComment, RoomPost } from '@postwright/core/api/client-room'
import type { InputOf } from '@postwright/core/endpoint'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { call } from '@/lib/api-client.ts'

/** Interval at which a room is read again: file addresses are renewed long before they expire, and the client sees the team's changes. */
const EVERY = MEDIA_URL_TTL / 4

/** The post or deck of a comment. */
export type RoomSubject = InputOf<typeof listRoomComments>['subject']

const keys = {
  room: (token: string) => ['room', token],
  post: (token: string, postId: string) => ['room', token, 'post', postId],
  comments: (token: string, { kind, id }: RoomSubject) => ['room', token, 'comments', kind, id],
}

export function useRoom(token: string): UseQueryResult<Room> {
  return useQuery({ queryKey: keys.room(token), queryFn: () => call(openRoom, { token }), refetchInterval: EVERY })
}

export function useRoomPost(token: string, postId: string): UseQueryResult<RoomPost> {
  return useQuery({
    queryKey: keys.post(token, postId),
    queryFn: () => call(readRoomPost, { token, postId }),
    refetchInterval: EVERY,
  })
}

/** Interval at which open comments are read again, because the team can reply. */
const COMMENTS_EVERY = 20_000

export function useRoomComments(token: string, subject: RoomSubject): UseQueryResult<RoomComment[]> {
  return useQuery({
    queryKey: keys.comments(token, subject),
    queryFn: async () => (await call(listRoomComments, { token, subject })).comments,
    refetchInterval: COMMENTS_EVERY,
  })
}

type NewComment = Omit<InputOf<typeof addRoomComment>, 'token' | 'subject'>

/**
 * Returns a function that writes a comment and shows it.
 * @throws ApiError
 */
export function useWriteComment(token: string, subject: RoomSubject): (comment: NewComment) => Promise<void> {
  const queries = useQueryClient()
  return async (comment) => {
    const { comments } = await call(addRoomComment, { token, subject, ...comment })
    queries.setQueryData(keys.comments(token, subject), comments)
  }
}

type Decision = { token: string; post: RoomPost }

/**
 * Returns functions that decide on a post in the version that was read, and show the result immediately.
 * @throws ApiError
 */
export function useDecisions({ token, post }: Decision) {
  const queries = useQueryClient()
  const input = { token, postId: post.id, seen: seenIn(post) }

  function show(next: RoomPost): void {
    queries.setQueryData(keys.post(token, post.id), next)
    void queries.invalidateQueries({ queryKey: keys.room(token), exact: true })
  }

  return {
    approve: async (guest: string) => show(await call(approveInRoom, { ...input, guest })),
    sendBack: async (guest: string, note: string) => show(await call(returnInRoom, { ...input, guest, note })),
    /** Reads the post again after a member has changed it meanwhile. */
    readAgain: () => queries.invalidateQueries({ queryKey: keys.post(token, post.id) }),
  }
}

function seenIn({ channels }: RoomPost) {
  return channels.flatMap(({ parts }) => parts.flatMap(({ seen }) => (seen ? [seen] : [])))
}
