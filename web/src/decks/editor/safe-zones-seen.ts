import type { Editor } from './editor.ts'
import type { SafeZone } from './editor-ports.ts'

/** The safe zones that are drawn over the slide: the chosen one where the format is seen there, else all of it. */
export function safeZonesSeen({ ports, view }: Pick<Editor, 'ports' | 'view'>): readonly SafeZone[] {
  const { format, safeZone } = view.getState()
  const zones = ports.safeZones?.(format) ?? []
  const chosen = zones.filter(({ id }) => id === safeZone)
  return chosen.length > 0 ? chosen : zones
}
