import type { Series } from '../model/series.ts'

/**
 * Returns the id of a series' post for a day, derived from series and day, so that a retry creates no second post. The post that the series was
 * created from keeps its own id.
 */
export function seriesPostId({ rootId, source }: Pick<Series, 'rootId' | 'source'>, day: string): string {
  return source?.day === day ? source.postId : `${rootId}_${day}`
}
