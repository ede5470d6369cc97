import { useMemo } from 'react'
import { useMeasured } from '../data/use-measured.ts'
import { useLayerChoice } from '../layer-choice.ts'
import { bestHours, type BestHours } from '../best-hours.ts'

/** The hours at which the workspace's own posts did best, once a person asks for them; null otherwise. */
export function useBestHours(workspaceId: string, tzid: string): BestHours | null {
  const { showsBest } = useLayerChoice()
  const measured = useMeasured(workspaceId, { connectionId: null, isWanted: showsBest })
  return useMemo(() => (measured === undefined ? null : bestHours(measured, tzid)), [measured, tzid])
}
