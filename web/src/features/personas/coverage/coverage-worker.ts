import {
  coverageOf,
  type CoveredPersona,
  type CoveredPost,
  type CoverageRow,
} from '@postwright/core/personas/coverage-of'

export type CoverageQuestion = { id: number; personas: readonly CoveredPersona[]; posts: readonly CoveredPost[] }
export type CoverageAnswer = { id: number; rows: readonly CoverageRow[] }

// NOTE the only thing that is ever sent here is a question of `use-coverage.ts`, which is of the same build.
addEventListener('message', ({ data: { id, personas, posts } }: MessageEvent<CoverageQuestion>) => {
  const answer: CoverageAnswer = { id, rows: coverageOf(personas, posts) }
  postMessage(answer)
})
