import { useEffect, useState } from 'react'
import type { DraftType } from '../documents/draft-type.ts'
import { loadPatiently } from '../lib/load-patiently.ts'

const NONE: readonly DraftType[] = []

/** How everything is edited that waits on the device; nothing until that is fetched. */
export function useDraftTypes(): readonly DraftType[] {
  const [types, setTypes] = useState(NONE)
  useEffect(() => {
    let isOver = false
    void loadDraftTypes().then((loaded) => {
      if (!isOver) setTypes(loaded)
    })
    return () => {
      isOver = true
    }
  }, [])
  return types
}

/** How everything is edited that waits on the device: fetched once there is a screen, which needs none of it to be shown. */
export function loadDraftTypes(): Promise<readonly DraftType[]> {
  return loadPatiently(async () => (await import('./draft-types.ts')).draftTypes)
}
