import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { brandKitsQuery } from './brand-kits-query.ts'

/** The brand kits of a workspace in their order. Live. */
export function useBrandKits(workspaceId: string): LiveList<BrandKit> {
  return useLiveList(brandKitsQuery(workspaceId))
}
