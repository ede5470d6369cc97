import type { Change } from '../change.ts'
import { layerTree, paintingOrder } from '../geometry/layer-tree.ts'
import type { Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { slideDraftSchema } from '../slide.ts'
import type { Target } from '../target.ts'
import { slideChange, withLayers } from './scene-change.ts'
import type { Format } from '../format.ts'
import type { Placements } from '../geometry/placements.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import { placedSlide } from './placed-slide.ts'
import { listUnlockedTopLayers } from './unlocked-layers.ts'

/** Adds layers on top of a slide, positioned in the visible format. Their ids must be unused, and their groups must be among them or on the slide. */
export function addLayers(
  scene: Scene,
  target: Target,
  { layers, command = 'addLayer' }: { layers: readonly Layer[]; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    if (layers.length === 0 || layers.some(({ id }) => tree.get(id))) return slide
    const { id, ...draft } = addedLayers(scene, slide, target.format, layers)
    const next = slideDraftSchema.safeParse(draft)
    return next.success ? { ...next.data, id } : slide
  })
}

/**
 * Returns a slide with additional layers on top, positioned in a format. If that is not the deck's own format, the position applies to that format
 * only, and reflow computes it for the others.
 */
function addedLayers(scene: Scene, slide: SceneSlide, format: Format, layers: readonly Layer[]): SceneSlide {
  const alone = { ...slide, layers: [...layers], overrides: [] }
  const own = reflowSlide(alone, format, scene.deck.format)
  const added = { ...slide, layers: [...slide.layers, ...own] }
  return format === scene.deck.format ? added : placedSlide(scene, added, format, placesOf(layers))
}

function placesOf(layers: readonly Layer[]): Placements {
  return new Map(
    layers.filter((layer) => layer.type !== 'group').map(({ id, box, rotation }) => [id, { box, rotation }]),
  )
}

/** Removes layers with their contents. Locked layers stay, and so do the groups that contain them. */
export function removeLayers(scene: Scene, target: Target, command = 'removeLayers'): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const branches = new Set(target.layerIds.flatMap((id) => tree.branchOf(id)))
    const stays = [...branches].filter(({ id }) => tree.isLocked(id))
    const holders = new Set(stays.flatMap(({ id }) => tree.groupsOf(id)).map(({ id }) => id))
    const isGone = (id: string) => !tree.isLocked(id) && !holders.has(id)
    const layers = slide.layers.filter((layer) => !branches.has(layer) || !isGone(layer.id))
    return layers.length === slide.layers.length ? slide : withLayers(slide, layers)
  })
}

export type Reorder = 'front' | 'forward' | 'backward' | 'back'

const COMMANDS = {
  front: 'bringToFront',
  forward: 'bringForward',
  backward: 'sendBackward',
  back: 'sendToBack',
} as const satisfies Record<Reorder, string>

/** Changes the stacking order. Layers stay in their groups. */
export function reorderLayers(scene: Scene, target: Target, { to }: { to: Reorder }): Change | null {
  return slideChange(COMMANDS[to], scene, target.slideId, (slide) => {
    const tops = listUnlockedTopLayers(slide.layers, target.layerIds)
    const chosen = new Set(tops.map(({ id }) => id))
    const tree = layerTree(slide.layers)
    const layers = [...new Set(tops.map(({ groupId }) => groupId))].reduce<readonly Layer[]>(
      (list, groupId) => inOrder(list, reordered(tree.childrenOf(groupId), chosen, to)),
      slide.layers,
    )
    return { ...slide, layers: [...layers] }
  })
}

function reordered(siblings: readonly Layer[], chosen: ReadonlySet<string>, to: Reorder): Layer[] {
  const moving = siblings.filter(({ id }) => chosen.has(id))
  const others = siblings.filter(({ id }) => !chosen.has(id))
  if (to === 'front') return [...others, ...moving]
  if (to === 'back') return [...moving, ...others]
  return to === 'forward' ? raised(siblings.toReversed(), chosen).toReversed() : raised(siblings, chosen)
}

/** Moves each selected layer one position towards the beginning; layers already at the beginning keep their order. */
function raised(siblings: readonly Layer[], chosen: ReadonlySet<string>): Layer[] {
  return siblings.reduce<Layer[]>((list, layer) => {
    const last = list.at(-1)
    const isBefore = chosen.has(layer.id) && last !== undefined && !chosen.has(last.id)
    return isBefore ? [...list.slice(0, -1), layer, last] : [...list, layer]
  }, [])
}

/** Returns layers with the siblings of one group in the given order, sorted so that the order of the list is the painting order. */
export function inOrder(layers: readonly Layer[], siblings: readonly Layer[]): Layer[] {
  const meant = new Set(siblings.map(({ id }) => id))
  return paintingOrder([...layers.filter(({ id }) => !meant.has(id)), ...siblings])
}
