import { useEffect, useState } from 'react'
import type { DraftType } from '../documents/draft-type.ts'
import { loadPatiently } from '../lib/load-patiently.ts'

const NONE: readonly DraftType[] = []

/** Returns the types of drafts stored on the device; none until they are loaded. */
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

/** Loads the types of drafts stored on the device, after the first screen, which does not use them. */
export function loadDraftTypes(): Promise<readonly DraftType[]> {
  return loadPatiently(async () => (await import('./draft-types.ts')).draftTypes)
}
