import { addEmptySlide, duplicateSlide, moveSlide, removeSlide, setSlide } from './slide-commands.ts'
import { alignLayers, type Edge } from './layer-alignment.ts'
import { distributeLayers, type Axis } from './distribute-layers.ts'
import { duplicateLayers } from './duplicate-layers.ts'
import { groupLayers, ungroupLayers } from './group-layers.ts'
import { hideLayers, lockLayers } from './layer-fields.ts'
import { moveLayers } from './layer-placement.ts'
import { newLayerId } from './new-layer-id.ts'
import { removeLayers, reorderLayers, type Reorder } from './layer-list.ts'
import { resetOverride } from './overrides.ts'
import { scaleText } from './restyle-text.ts'
import type { SceneCommand } from './scene-command.ts'
import { toggleText, type TextToggle } from './toggle-text.ts'
import type { Scene } from '../scene.ts'
import type { Change } from '../change.ts'
import { centerOf } from '../geometry/bounds.ts'
import { scaleInto } from '../geometry/placements.ts'
import type { Target } from '../target.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { visibleBlocks } from './visible-blocks.ts'

type Dimension = 'width' | 'height' | 'both'

const COMMANDS = { width: 'matchWidth', height: 'matchHeight', both: 'matchSize' } as const

/** Gives layers the width or height of the one that was selected first; each keeps its centre. */
export function matchSize(scene: Scene, target: Target, { dimension }: { dimension: Dimension }): Change | null {
  return slideChange(COMMANDS[dimension], scene, target.slideId, (slide) => {
    const [first, ...others] = visibleBlocks(layersInFormat(scene, slide, target.format), target.layerIds)
    if (!first) return slide
    const placements = others.flatMap(({ bounds, members }) => {
      const { x, y } = centerOf(bounds)
      const width = dimension === 'height' ? bounds.width : first.bounds.width
      const height = dimension === 'width' ? bounds.height : first.bounds.height
      const to = { x: x - width / 2, y: y - height / 2, width, height }
      return members.map((member) => [member.id, scaleInto(member, bounds, to, false)] as const)
    })
    return placedSlide(scene, slide, target.format, new Map(placements))
  })
}

/** Step of the arrow keys in pixels of the format: alone, and with Shift. */
const NEAR = 1
const FAR = 10
const LARGER = 1.1

const order = <Id extends string>(id: Id, to: Reorder) =>
  ({
    id,
    group: 'order',
    needs: 'layer',
    run: (scene, target) => reorderLayers(scene, target, { to }),
  }) as const satisfies SceneCommand

const align = <Id extends string>(id: Id, edge: Edge) =>
  ({
    id,
    group: 'align',
    needs: 'layer',
    run: (scene, target) => alignLayers(scene, target, { edge }),
  }) as const satisfies SceneCommand

const distribute = <Id extends string>(id: Id, axis: Axis) =>
  ({
    id,
    group: 'align',
    needs: 'threeLayers',
    run: (scene, target) => distributeLayers(scene, target, { axis }),
  }) as const satisfies SceneCommand

const match = <Id extends string>(id: Id, dimension: Dimension) =>
  ({
    id,
    group: 'align',
    needs: 'twoLayers',
    run: (scene, target) => matchSize(scene, target, { dimension }),
  }) as const satisfies SceneCommand

const nudge = <Id extends string>(id: Id, dx: number, dy: number) =>
  ({
    id,
    group: 'nudge',
    needs: 'layer',
    run: (scene, target) => moveLayers(scene, target, { dx, dy }),
  }) as const satisfies SceneCommand

const toggle = <Id extends string>(id: Id, toggle: TextToggle) =>
  ({
    id,
    group: 'text',
    needs: 'text',
    run: (scene, target) => toggleText(scene, target, { toggle }),
  }) as const satisfies SceneCommand

const moveTo = <Id extends string>(id: Id, by: number) =>
  ({
    id,
    group: 'slide',
    needs: 'slide',
    run: (scene, target) => moveSlide(scene, target, { to: positionOf(scene, target.slideId) + by }),
  }) as const satisfies SceneCommand

/** All commands for a deck that need only the selection as input. Their keyboard shortcuts and texts are defined by the screen. */
export const SCENE_COMMANDS = [
  {
    id: 'duplicateLayers',
    group: 'edit',
    needs: 'layer',
    run: (scene, target, { random }) => duplicateLayers(scene, target, { random }),
  },
  { id: 'removeLayers', group: 'edit', needs: 'layer', run: (scene, target) => removeLayers(scene, target) },
  {
    id: 'lockLayers',
    group: 'edit',
    needs: 'layer',
    run: (scene, target) => lockLayers(scene, target, { isLocked: true }),
  },
  {
    id: 'unlockLayers',
    group: 'edit',
    needs: 'lockedLayer',
    run: (scene, target) => lockLayers(scene, target, { isLocked: false }),
  },
  {
    id: 'hideLayers',
    group: 'edit',
    needs: 'shownLayer',
    run: (scene, target) => hideLayers(scene, target, { isHidden: true }),
  },
  {
    id: 'showLayers',
    group: 'edit',
    needs: 'hiddenLayer',
    run: (scene, target) => hideLayers(scene, target, { isHidden: false }),
  },
  { id: 'resetOverride', group: 'edit', needs: 'override', run: (scene, target) => resetOverride(scene, target) },
  order('bringToFront', 'front'),
  order('bringForward', 'forward'),
  order('sendBackward', 'backward'),
  order('sendToBack', 'back'),
  {
    id: 'groupLayers',
    group: 'group',
    needs: 'twoLayers',
    run: (scene, target, { random }) =>
      groupLayers(scene, target, { id: newLayerId(random, idsIn(scene, target.slideId)) }),
  },
  { id: 'ungroupLayers', group: 'group', needs: 'group', run: (scene, target) => ungroupLayers(scene, target) },
  align('alignLeft', 'left'),
  align('alignCenter', 'center'),
  align('alignRight', 'right'),
  align('alignTop', 'top'),
  align('alignMiddle', 'middle'),
  align('alignBottom', 'bottom'),
  distribute('distributeHorizontally', 'horizontal'),
  distribute('distributeVertically', 'vertical'),
  match('matchWidth', 'width'),
  match('matchHeight', 'height'),
  match('matchSize', 'both'),
  nudge('nudgeLeft', -NEAR, 0),
  nudge('nudgeRight', NEAR, 0),
  nudge('nudgeUp', 0, -NEAR),
  nudge('nudgeDown', 0, NEAR),
  nudge('nudgeFarLeft', -FAR, 0),
  nudge('nudgeFarRight', FAR, 0),
  nudge('nudgeFarUp', 0, -FAR),
  nudge('nudgeFarDown', 0, FAR),
  toggle('toggleBold', 'bold'),
  toggle('toggleItalic', 'italic'),
  toggle('toggleUnderline', 'underline'),
  toggle('toggleStrike', 'strike'),
  toggle('toggleBullets', 'bullets'),
  toggle('toggleNumbers', 'numbers'),
  {
    id: 'enlargeText',
    group: 'text',
    needs: 'text',
    run: (scene, target) => scaleText(scene, target, { factor: LARGER }),
  },
  {
    id: 'reduceText',
    group: 'text',
    needs: 'text',
    run: (scene, target) => scaleText(scene, target, { factor: 1 / LARGER }),
  },
  {
    id: 'addSlide',
    group: 'slide',
    needs: 'slide',
    run: (scene, target, { newSlideId }) => addEmptySlide(scene, target, { id: newSlideId() }),
  },
  {
    id: 'duplicateSlide',
    group: 'slide',
    needs: 'slide',
    run: (scene, target, { newSlideId }) => duplicateSlide(scene, target, { id: newSlideId() }),
  },
  { id: 'removeSlide', group: 'slide', needs: 'slide', run: (scene, target) => removeSlide(scene, target) },
  moveTo('moveSlideBack', -1),
  moveTo('moveSlideOn', 1),
  {
    id: 'toggleSlide',
    group: 'slide',
    needs: 'slide',
    run: (scene, target) =>
      setSlide(scene, target, { isHidden: !scene.slides.find(({ id }) => id === target.slideId)?.isHidden }),
  },
] as const satisfies readonly SceneCommand[]

export type SceneCommandId = (typeof SCENE_COMMANDS)[number]['id']

/**
 * Returns the command with an id.
 * @throws Error if no command has the id
 */
export function sceneCommand(id: SceneCommandId): SceneCommand {
  const command = SCENE_COMMANDS.find((one) => one.id === id)
  if (!command) throw new Error(`There is no command ${id}.`)
  return command
}

function idsIn(scene: Scene, slideId: string): Set<string> {
  return new Set(scene.slides.find(({ id }) => id === slideId)?.layers.map(({ id }) => id))
}

function positionOf(scene: Scene, slideId: string): number {
  return scene.slides.findIndex(({ id }) => id === slideId)
}
