import type { Variant } from '@postwright/core/model/variant'
import { IDS_QUERY_MAX, idsQuery } from '@/lib/live/ids-query.ts'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList } from '@/lib/live/use-live.ts'

/** Publications that were read once, as they are now: two queries follow as many as a page may have. What is gone is left out. */
export function useFollowed(workspaceId: string, read: readonly Variant[]): readonly Variant[] {
  const first = useHalf(workspaceId, read.slice(0, IDS_QUERY_MAX))
  const second = useHalf(workspaceId, read.slice(IDS_QUERY_MAX, 2 * IDS_QUERY_MAX))
  return [...first, ...second]
}

function useHalf(workspaceId: string, read: readonly Variant[]): readonly Variant[] {
  const ids = read.map(({ id }) => id)
  const live = useLiveList(ids.length === 0 ? null : idsQuery(refs.variants(workspaceId), ids))
  return ids.length > 0 && live.status === 'ready' ? live.data : read
}
