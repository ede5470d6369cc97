import type { CoveredPost } from '@postwright/core/personas/coverage-of'
import type { Post } from '@postwright/core/model/post'

/** The available periods, in days. */
export const COVERAGE_DAYS = [7, 30, 90, 365] as const

export type CoverageFilter = {
  days: (typeof COVERAGE_DAYS)[number]
  /** Null for posts in any state. */
  state: PostState | null
  /** Empty for all personas. */
  personaId: string
}

export function coverageFilter(params: URLSearchParams): CoverageFilter {
  return {
    days: COVERAGE_DAYS.find((days) => String(days) === params.get('days')) ?? 30,
    state: POST_STATES.find((state) => state === params.get('state')) ?? null,
    personaId: params.get('persona') ?? '',
  }
}

/** Returns the query parameters of a filter; defaults are left out. */
export function coverageParams({ days, state, personaId }: CoverageFilter): Record<string, string> {
  return {
    ...(days !== 30 && { days: String(days) }),
    ...(state !== null && { state }),
    ...(personaId !== '' && { persona: personaId }),
  }
}

/** States of the posts in a table: not yet planned, planned, or published. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const

type PostState = (typeof POST_STATES)[number]

/** Returns whether a post is a draft, scheduled or published. */
export function stateOfPost({
  lifecycle,
  publishedAt,
  nextAt,
}: Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>): PostState {
  if (publishedAt !== null || lifecycle === 'published') return 'published'
  return nextAt === null ? 'draft' : 'scheduled'
}

/** Returns the id of a post and its full text: title, text, thread and first comment, separated by empty lines. */
export function wordsOfPost({ id, title, text, thread, comment }: Post): CoveredPost {
  return { id, text: [title, text, ...thread, comment].filter((part) => part.trim() !== '').join('\n\n') }
}
