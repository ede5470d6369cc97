import type { Box } from '../../box.ts'
import { placeLayers } from '../../commands/layer-placement.ts'
import { safeBox, SAFE_ZONES } from '../../safe-zones.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import { fitIntoArea } from '../fix-changes.ts'

/** Finds words and codes covered by a network's overlays, or cut off by the network. */
export function checkSafeZone(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { layer, words, box, target } = seen
  const areas = options.zones
    .filter((zone) => SAFE_ZONES[zone].format === options.format)
    .map((zone) => ({ zone, area: safeBox(zone) }))
  if (words.length === 0 && kindOf(layer).harmedBy !== 'safeZone') return []
  const unsafe = areas.find(({ area }) => !isInside(box, area))
  if (!unsafe) return []
  const fixes = fitIntoArea(seen, common(areas.map(({ area }) => area))).map((place) =>
    placeLayers(scene, target, { placements: new Map([[layer.id, { box: place }]]) }),
  )
  return [found(context, seen, 'safeZone', { key: 'safeZone', zone: unsafe.zone }, fixes)]
}

function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height
  )
}

/** Returns the intersection of several areas. */
function common(areas: readonly Box[]): Box {
  const [x, y] = [Math.max(...areas.map((area) => area.x)), Math.max(...areas.map((area) => area.y))]
  return {
    x,
    y,
    width: Math.min(...areas.map((area) => area.x + area.width)) - x,
    height: Math.min(...areas.map((area) => area.y + area.height)) - y,
  }
}
