import type { Room } from '@postwright/core/api/client-room'

/** The open part of a room; stored in the address, so that a reload shows the same part. */
export type RoomPlace = { kind: 'list'; view: RoomView } | { kind: 'post' | 'deck'; id: string; view: RoomView }

export const ROOM_VIEWS = ['list', 'calendar'] as const
export type RoomView = (typeof ROOM_VIEWS)[number]

/** Returns the place in an address; items that are not in the room are ignored. */
export function readPlace(params: URLSearchParams, { posts, decks }: Pick<Room, 'posts' | 'decks'>): RoomPlace {
  const view = params.get('view') === 'calendar' ? 'calendar' : 'list'
  const [postId, deckId] = [params.get('post'), params.get('deck')]
  if (posts.some(({ id }) => id === postId) && postId !== null) return { kind: 'post', id: postId, view }
  if (decks.some(({ id }) => id === deckId) && deckId !== null) return { kind: 'deck', id: deckId, view }
  return { kind: 'list', view }
}

export function writePlace(place: RoomPlace): URLSearchParams {
  const params = new URLSearchParams()
  if (place.view === 'calendar') params.set('view', 'calendar')
  if (place.kind !== 'list') params.set(place.kind, place.id)
  return params
}

/** Returns the previous and next posts in the order of the list. */
export function neighboursOf(posts: Room['posts'], postId: string): { previous: string | null; next: string | null } {
  const at = posts.findIndex(({ id }) => id === postId)
  return { previous: posts[at - 1]?.id ?? null, next: at < 0 ? null : (posts[at + 1]?.id ?? null) }
}
