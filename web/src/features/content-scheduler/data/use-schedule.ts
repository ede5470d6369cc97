import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { schedulerQuery, type SchedulerList } from './scheduler-query.ts'

/** The schedule, live, one page at a time. */
export function useSchedule(workspaceId: string, list: SchedulerList, size: number): PagedList<Variant> {
  return usePagedList(schedulerQuery(refs.variants(workspaceId), list), size)
}
