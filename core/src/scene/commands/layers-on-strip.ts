import type { Box } from '../box.ts'
import type { Change } from '../change.ts'
import { FORMATS } from '../format.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { layerTree, topLayersOf } from '../geometry/layer-tree.ts'
import { movePlacements } from '../geometry/placements.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { stripOf } from '../strip.ts'
import type { Target } from '../target.ts'
import { listUnlockedMembers } from './unlocked-layers.ts'
import { newLayerId, type Random } from './new-layer-id.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { sceneChange, withLayers, slideChange } from './scene-change.ts'

/** A change, and the slide that contains the layers afterwards. */
export type MovedOnStrip = { change: Change; slideId: string; layerIds: readonly string[] }

type Moved = Omit<MovedOnStrip, 'change'> & { scene: Scene }

/**
 * Moves layers across slides that are side by side. A layer that crosses a seam continues on the next slide. In the deck's own format, layers that
 * have left their slide completely are moved to the slide that they are on.
 */
export function moveOnStrip(
  scene: Scene,
  target: Target,
  { dx, dy, random }: { dx: number; dy: number; random: Random },
): MovedOnStrip | null {
  const moved = movedOnStrip(scene, target, { dx, dy, random })
  const change = moved && sceneChange('moveLayers', scene, moved.scene)
  return change && moved ? { change, slideId: moved.slideId, layerIds: moved.layerIds } : null
}

/** Returns the deck with layers moved on its strip; null if none of them can be moved. */
export function movedOnStrip(
  scene: Scene,
  target: Target,
  { dx, dy, random }: { dx: number; dy: number; random: Random },
): Moved | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return null
  const before = listUnlockedMembers(layersInFormat(scene, slide, target.format), target.layerIds)
  if (before.length === 0) return null
  const shifted = placedSlide(scene, slide, target.format, movePlacements(before, dx, dy))
  const placed = listUnlockedMembers(layersInFormat(scene, shifted, target.format), target.layerIds)
  const { width } = FORMATS[target.format]
  const seams = seamsOf(scene, slide, width)
  const wereOver = new Set(before.filter((layer) => isOver(layer, seams)).map(({ id }) => id))
  const areOver = new Map(placed.map((layer) => [layer.id, isOver(layer, seams)]))
  const layers = shifted.layers.map((layer) => {
    const over = areOver.get(layer.id)
    if (layer.type === 'group' || over === undefined) return layer
    return over && wereOver.has(layer.id) ? layer : withContinues(layer, over)
  })
  const next = withSlide(scene, { ...shifted, layers })
  const bounds = boundsOf(placed)
  const steps = bounds && target.format === scene.deck.format ? stepsTo(scene, slide, bounds, width) : 0
  return carried(next, target, steps * width, stripOf(scene)[stripOf(scene).indexOf(slide) + steps], random)
}

/** Returns the positions of the seams to the slides on the left and right; infinite if there is no slide. */
function seamsOf(scene: Scene, slide: SceneSlide, width: number): { left: number; right: number } {
  const strip = stripOf(scene)
  const at = strip.indexOf(slide)
  return { left: at > 0 ? 0 : -Infinity, right: at !== -1 && at < strip.length - 1 ? width : Infinity }
}

function isOver(layer: Layer, { left, right }: { left: number; right: number }): boolean {
  const bounds = boundsOf([layer])
  return bounds !== null && (bounds.x < left || bounds.x + bounds.width > right)
}

/** Returns the number of slides by which layers have moved completely off their own slide; 0 if they are still on it. */
function stepsTo(scene: Scene, slide: SceneSlide, { x, width: length }: Box, width: number): number {
  if (x < width && x + length > 0) return 0
  const strip = stripOf(scene)
  const at = strip.indexOf(slide)
  const steps = Math.floor((x + length / 2) / width)
  return at === -1 ? 0 : Math.min(strip.length - 1, Math.max(0, at + steps)) - at
}

/** Returns the deck with selected layers moved on top of another slide; unchanged if the slide is the same or one of them is locked. */
function carried(scene: Scene, target: Target, left: number, to: SceneSlide | undefined, random: Random): Moved {
  const stays = { scene, slideId: target.slideId, layerIds: target.layerIds }
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (left === 0 || !to || !slide) return stays
  const tree = layerTree(slide.layers)
  const tops = topLayersOf(slide.layers, target.layerIds)
  const branch = new Set(tops.flatMap(({ id }) => tree.branchOf(id)))
  if ([...branch].some(({ id }) => tree.isLocked(id))) return stays
  const seams = seamsOf(scene, to, FORMATS[target.format].width)
  const taken = new Set(to.layers.map(({ id }) => id))
  const ids = new Map<string, string>()
  for (const { id } of branch) {
    const own = taken.has(id) ? newLayerId(random, taken) : id
    taken.add(own)
    ids.set(id, own)
  }
  const arriving = slide.layers.flatMap((layer): Layer[] => {
    const id = ids.get(layer.id)
    if (id === undefined) return []
    const own = { ...layer, id, groupId: ids.get(layer.groupId) ?? '' }
    if (own.type === 'group') return [own]
    const placed = { ...own, box: { ...own.box, x: own.box.x - left } }
    return [withContinues(placed, isOver(placed, seams))]
  })
  const without = withLayers(
    slide,
    slide.layers.filter((layer) => !branch.has(layer)),
  )
  return {
    scene: withSlide(withSlide(scene, without), { ...to, layers: [...to.layers, ...arriving] }),
    slideId: to.id,
    layerIds: target.layerIds.map((id) => ids.get(id) ?? id),
  }
}

function withSlide(scene: Scene, slide: SceneSlide): Scene {
  return { ...scene, slides: scene.slides.map((other) => (other.id === slide.id ? slide : other)) }
}

/** Shows the parts of selected layers beyond the edges of their slide on the neighbouring slides, or stops showing them. */
export function continueLayers(scene: Scene, target: Target, { isOn }: { isOn: boolean }): Change | null {
  return slideChange(isOn ? 'continueLayers' : 'endLayers', scene, target.slideId, (slide) => {
    const ids = new Set(listUnlockedMembers(slide.layers, target.layerIds).map(({ id }) => id))
    const layers = slide.layers.map((layer) =>
      layer.type === 'group' || !ids.has(layer.id) ? layer : withContinues(layer, isOn),
    )
    return { ...slide, layers }
  })
}

/** Returns the layer with `continues` set or removed; the same layer if nothing changes. */
function withContinues(layer: PlacedLayer, isOn: boolean): PlacedLayer {
  if ((layer.continues === true) === isOn) return layer
  const { continues: _was, ...rest } = layer
  return isOn ? { ...rest, continues: true } : rest
}
