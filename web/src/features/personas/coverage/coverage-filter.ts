import { POST_STATES, type PostState } from './post-words.ts'

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
