import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { SelectionBar } from '@/posts/bulk/selection-bar.tsx'
import type { TimeRange } from '../calendar-place.ts'
import { readPlanned } from '../data/planned-posts.ts'
import { useCalendar, useOf } from './calendar-context.ts'

type Props = { stretch: TimeRange; matches: (post: Post) => boolean }

/** What is done to the posts that are selected in the calendar. */
export function CalendarSelection({ stretch, matches }: Props) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, filter, channels, store } = useCalendar()
  const selected = useOf(store.selected, (of) => of)

  async function selectAll() {
    const { posts: found } = await readPlanned(workspaceId, stretch, filter)
    store.select(found.filter(matches))
  }

  return (
    <SelectionBar
      workspaceId={workspaceId}
      tzid={tzid}
      posts={[...selected.values()]}
      channels={[...channels.values()]}
      all={{ label: t('calendar:bulkAll'), onSelect: () => void selectAll() }}
      onClear={() => store.select([])}
      onHidden={(post, isHidden) => (isHidden ? store.begin(post, null) : store.takeBack(post.id))}
    />
  )
}
