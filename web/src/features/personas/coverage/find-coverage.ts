import {
  coverageOf,
  type CoveredPersona,
  type CoveredPost,
  type CoverageRow,
} from '@postwright/core/personas/coverage-of'

type Question = { personas: readonly CoveredPersona[]; posts: readonly CoveredPost[] }

export function findCoverage({ personas, posts }: Question): readonly CoverageRow[] {
  return coverageOf(personas, posts)
}
