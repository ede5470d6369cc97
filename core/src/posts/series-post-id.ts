import type { Series } from '../model/series.ts'

/** Returns the id of a series' post for a day: derived from both, so that a retry creates no second one. */
export function seriesPostId({ rootId, source }: Pick<Series, 'rootId' | 'source'>, day: string): string {
  return source?.day === day ? source.postId : `${rootId}_${day}`
}
