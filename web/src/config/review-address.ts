import { routes } from './routes.ts'

/** Query parameters with the ids of the contents of a new review link. */
export const SHARED_PARAMS = { posts: 'posts', decks: 'decks' } as const

/** Returns the address of the review links screen, with a new link to these posts prepared. */
export function sharingHref(postIds: readonly string[]): string {
  return `${routes.reviewLinks.href()}?${SHARED_PARAMS.posts}=${encodeURIComponent(postIds.join(','))}`
}
