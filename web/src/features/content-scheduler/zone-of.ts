import { viewerZone } from '@/ui/format-time.ts'
import { OWN_ZONE, WORKSPACE_ZONE } from './calendar-address.ts'

/** The zone by its name that an address asks for. */
export function zoneOf(zone: string, workspaceZone: string): string {
  if (zone === WORKSPACE_ZONE) return workspaceZone
  return zone === OWN_ZONE ? viewerZone() : zone
}
