import { applyChange } from '@postwright/core/scene/apply-change'
import { moveLayers } from '@postwright/core/scene/commands/layer-placement'
import type { Point } from '@postwright/core/scene/box'
import type { Scene } from '@postwright/core/scene/scene'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { fontsInDrawings } from '@/decks/drawing/fonts-in-drawings.ts'
import { loadImages } from '@/decks/drawing/images.ts'
import type { Camera } from '@/decks/editor/camera.ts'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'
import { createStage } from '@/decks/editor/stage/create-stage.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText, estimateText } from '@/decks/fonts/measure-text.ts'
import { createSceneStore } from '@/decks/scene-store.ts'

export type DragCase = {
  scene: Scene
  slideId: string
  moved: readonly string[]
  shifts: readonly Point[]
  camera: Camera
}

/** Largest difference of a colour value, of 255, and share of values that differ by more than the rounding. */
type Difference = { most: number; differing: number }

export type DragDifference = Record<'whileDragged' | 'dropped', Difference>

declare global {
  interface Window {
    dragDifference: (drag: DragCase, rounding: number) => Promise<DragDifference>
  }
}

const VIEW = { width: 700, height: 800 }

/** An image with edges everywhere. */
async function photo(): Promise<Blob> {
  const context = new OffscreenCanvas(1600, 1200).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  for (let at = 0; at < 500; at += 1) {
    context.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + (at % 60)}%)`
    context.fillRect((at * 211) % 1600, (at * 97) % 1200, 140, 80)
  }
  return context.canvas.convertToBlob({ type: 'image/png' })
}

const asked = photo()
const source = () => asked

async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** A stage that shows a scene, and the pixels of its slide. */
async function stageOf(scene: Scene, slideId: string, camera: Camera) {
  const container = document.createElement('div')
  Object.assign(container.style, { width: `${VIEW.width}px`, height: `${VIEW.height}px` })
  document.body.replaceChildren(container)
  const editor: Editor = {
    store: createSceneStore(scene),
    view: createEditorStore({ slideId, format: scene.deck.format }),
    measure: createMeasureText(),
    ports: { pictures: source, newSlideId: () => 'new' },
    random: Math.random,
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: VIEW },
  }
  const stage = createStage(container, editor)
  editor.view.set({ camera, isFitted: false })
  await nextFrame()
  const [canvas] = container.querySelectorAll('canvas')
  return {
    stage,
    store: editor.store,
    pixels() {
      if (!canvas) throw new Error('There is no canvas.')
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })
      if (copy) copy.fillStyle = '#808080'
      copy?.fillRect(0, 0, canvas.width, canvas.height)
      copy?.drawImage(canvas, 0, 0)
      return copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    },
  }
}

function differenceOf(one: ArrayLike<number>, other: ArrayLike<number>, rounding: number): Difference {
  let [most, differing] = [0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const by = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    most = Math.max(most, by)
    if (by > rounding) differing += 1
  }
  return { most, differing: differing / one.length }
}

window.dragDifference = async ({ scene, slideId, moved, shifts, camera }, rounding) => {
  await loadImages(source, ['photo'])
  const { fonts, text } = fontsInDrawings([drawSlide(scene, slideId, scene.deck.format, estimateText)])
  await loadFonts(fonts, text)
  const shift = shifts.at(-1) ?? { x: 0, y: 0 }
  const target = { slideId, format: scene.deck.format, layerIds: moved }
  const change = moveLayers(scene, target, { dx: shift.x, dy: shift.y })
  if (!change) throw new Error('Nothing was moved.')
  const plain = await stageOf(applyChange(scene, change), slideId, camera)
  const expected = plain.pixels()
  plain.stage.destroy()
  const dragged = await stageOf(scene, slideId, camera)
  for (const each of shifts) {
    dragged.stage.preview({ moved, shift: each })
    await nextFrame()
  }
  const meanwhile = dragged.pixels()
  dragged.stage.preview(null)
  dragged.store.run(change)
  await nextFrame()
  const dropped = dragged.pixels()
  dragged.stage.destroy()
  return {
    whileDragged: differenceOf(meanwhile, expected, rounding),
    dropped: differenceOf(dropped, expected, 0),
  }
}
