import type { Post } from '@postwright/core/model/post'
import { ExportPostsMenu } from '@/posts/out/export-posts-menu.tsx'
import type { TimeRange } from '../calendar-place.ts'
import { type PlannedPage, readPlannedPage } from '../data/planned-posts.ts'
import { useCalendar } from './calendar-context.ts'

type Props = {
  range: TimeRange
  /** The first and the last displayed day. */
  days: readonly [string, string]
  matches: (post: Post) => boolean
}

/** Saves the posts displayed in the calendar, with its filters, as a file. */
export function CalendarOut({ range, days, matches }: Props) {
  const { workspaceId, filter } = useCalendar()
  return (
    <ExportPostsMenu
      name={`calendar-${days.join('-')}`}
      read={(after: PlannedPage['endCursor']) => readPlannedPage(workspaceId, { range, filter }, after)}
      isWanted={matches}
    />
  )
}
