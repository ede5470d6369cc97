import type { Variant } from '@postwright/core/model/variant'
import { cutPage, readSize } from '@/lib/live/look-ahead.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import type { SchedulerFilter } from '../scheduler-filter.ts'
import { schedulerQuery, type Cursor } from './scheduler-query.ts'

export type SchedulerPageState =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      variants: Variant[]
      unreadable: number
      /** Where the next page begins; null when this is the last. */ next: Cursor | null
    }

type Asked = { filter: SchedulerFilter; order: 'asc' | 'desc'; after: Cursor | null; size: number }

/** One page of the schedule, live. It looks one row further, where the rules allow it, to know whether there is more. */
export function useSchedulerPage(workspaceId: string, asked: Asked): SchedulerPageState {
  const list = useLiveList(schedulerQuery(refs.variants(workspaceId), { ...asked, size: readSize(asked.size) }))
  if (list.status !== 'ready') return list
  const { rows: variants, hasMore } = cutPage(list, asked.size)
  const last = variants.at(-1)
  const next = hasMore && last ? { instant: last.scheduled.instant, id: last.id } : null
  return { status: 'ready', variants, unreadable: list.unreadable, next }
}
