import { placeLayers } from '../../commands/place-layers.ts'
import { safeBox, SAFE_ZONES } from '../../safe-zones.ts'
import type { Finding } from '../finding.ts'
import { found } from '../found.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import { movedInto } from '../moved-into.ts'

/** Words and codes that lie under what the network shows over a slide, or where it cuts the slide. */
export function checkSafeZone(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { zone, format } = options
  const { layer, words, box, target } = seen
  if (zone === null || SAFE_ZONES[zone].format !== format) return []
  if (words.length === 0 && layer.type !== 'qr') return []
  const area = safeBox(zone)
  const isSafe =
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height
  if (isSafe) return []
  const fixes = movedInto(seen, area).map((place) =>
    placeLayers(scene, target, { placements: new Map([[layer.id, { box: place }]]) }),
  )
  return [found(context, seen, 'safeZone', { key: 'safeZone', zone }, fixes)]
}
