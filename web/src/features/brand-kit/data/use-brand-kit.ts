import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { brandKits } from '@postwright/core/collections/brand-kits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One brand kit, live. */
export function useBrandKit(workspaceId: string, kitId: string): LiveDoc<BrandKit> {
  const ref = useMemo(() => doc(collectionRef(brandKits, workspaceId), kitId), [workspaceId, kitId])
  return useLiveDoc(ref)
}
