import type { Series } from '../model/series.ts'

/** The id of a series' post for a day: made from both, so that no repetition makes a second one. */
export function seriesPostId({ rootId, source }: Pick<Series, 'rootId' | 'source'>, day: string): string {
  return source?.day === day ? source.postId : `${rootId}_${day}`
}
