import type { CoveredPost } from '@postwright/core/personas/coverage-of'
import type { Post } from '@postwright/core/model/post'

/** The spans that can be looked at, in days. */
export const COVERAGE_DAYS = [7, 30, 90, 365] as const

export type CoverageFilter = {
  days: (typeof COVERAGE_DAYS)[number]
  /** Null for posts in any state. */
  state: PostState | null
  /** Empty for all personas. */
  personaId: string
}

/** What is shown, by the address. */
export function coverageFilter(params: URLSearchParams): CoverageFilter {
  return {
    days: COVERAGE_DAYS.find((days) => String(days) === params.get('days')) ?? 30,
    state: POST_STATES.find((state) => state === params.get('state')) ?? null,
    personaId: params.get('persona') ?? '',
  }
}

/** The same for the address; what is as usual is left out. */
export function coverageParams({ days, state, personaId }: CoverageFilter): Record<string, string> {
  return {
    ...(days !== 30 && { days: String(days) }),
    ...(state !== null && { state }),
    ...(personaId !== '' && { persona: personaId }),
  }
}

/** What the posts of a table are: not yet planned, planned, or out. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const

type PostState = (typeof POST_STATES)[number]

/** Whether a post is a draft, waits for its time, or is out. */
export function stateOfPost({
  lifecycle,
  publishedAt,
  nextAt,
}: Pick<Post, 'lifecycle' | 'publishedAt' | 'nextAt'>): PostState {
  if (publishedAt !== null || lifecycle === 'published') return 'published'
  return nextAt === null ? 'draft' : 'scheduled'
}

/** All that a post says, of its thread too. */
export function wordsOfPost({ id, title, text, thread, comment }: Post): CoveredPost {
  return { id, text: [title, text, ...thread, comment].filter((part) => part.trim() !== '').join('\n\n') }
}
