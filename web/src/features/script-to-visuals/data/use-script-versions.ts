import { limit, query } from 'firebase/firestore'
import { useMemo } from 'react'
import { SCRIPT_VERSIONS_MAX, type ScriptVersion, scriptVersions } from '@postwright/core/collections/script-versions'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

/** The versions of a script, the newest first. Live. */
export function useScriptVersions(workspaceId: string, scriptId: string): LiveList<ScriptVersion> {
  const versions = useMemo(
    () =>
      query(
        collectionRef(scriptVersions, workspaceId, scriptId),
        ...listOrder(scriptVersions),
        limit(SCRIPT_VERSIONS_MAX),
      ),
    [workspaceId, scriptId],
  )
  return useLiveList(versions)
}
