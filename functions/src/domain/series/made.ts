import type { Series } from '@postwright/core/model/series'

/** How far the posts of a series are made. */
export type Made = { isComplete: boolean; madeUntil: string | null; problem: Series['problem'] }
