import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeTops } from './free-tops.ts'
import { inOrder } from './in-order.ts'
import { slideChange } from './slide-change.ts'

export type Reorder = 'front' | 'forward' | 'backward' | 'back'

const COMMANDS = {
  front: 'bringToFront',
  forward: 'bringForward',
  backward: 'sendBackward',
  back: 'sendToBack',
} as const satisfies Record<Reorder, string>

/** Changes what lies above what. Layers stay in their groups. */
export function reorderLayers(scene: Scene, target: Target, { to }: { to: Reorder }): Change | null {
  return slideChange(COMMANDS[to], scene, target.slideId, (slide) => {
    const tops = freeTops(slide.layers, target.layerIds)
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

/** Each chosen layer one place towards the beginning; those at the end of their way wait for none behind them. */
function raised(siblings: readonly Layer[], chosen: ReadonlySet<string>): Layer[] {
  return siblings.reduce<Layer[]>((list, layer) => {
    const last = list.at(-1)
    const isBefore = chosen.has(layer.id) && last !== undefined && !chosen.has(last.id)
    return isBefore ? [...list.slice(0, -1), layer, last] : [...list, layer]
  }, [])
}
