import { Canvas, FabricText, Rect as FabricRect } from 'fabric'
import { Layer as KonvaLayer } from 'konva/lib/Layer'
import { Rect } from 'konva/lib/shapes/Rect'
import { Text } from 'konva/lib/shapes/Text'
import { Stage as KonvaStage, stages } from 'konva/lib/Stage'
import { newImage } from '@postwright/core/scene/kinds/image/image-layer'
import type { Layer } from '@postwright/core/scene/layer'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Scene } from '@postwright/core/scene/scene'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { dragLayers } from '@/decks/editor/gestures/drag-layers.ts'
import type { Press } from '@/decks/editor/gestures/gesture.ts'
import { newShape } from '@postwright/core/scene/kinds/shape/shape-layer'
import { newText } from '@/decks/editor/insert/text-presets.ts'
import { createStage } from '@/decks/editor/stage/create-stage.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { createSceneStore } from '@/decks/scene-store.ts'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

export type DragBench = Record<
  'ours' | 'photo' | 'turnedPhoto' | 'overPhoto' | 'blended' | 'fabric' | 'konva',
  (layers: number) => Promise<number[]>
>

declare global {
  interface Window {
    dragBench: DragBench
  }
}

const FRAMES = 120
const VIEW = { width: 1080, height: 900 }
const WORDS = 'Four rules'
const COLUMNS = 40

function placeOf(at: number) {
  return { x: (at % COLUMNS) * 26, y: Math.floor(at / COLUMNS) * 48, width: 120, height: 60 }
}

function sceneOf(count: number): Scene {
  const [template] = DECK_TEMPLATES
  const [slide] = template?.slides ?? []
  if (!template || !slide) throw new Error('There is no design')
  const layers = Array.from({ length: count }, (_, at): Layer => {
    const id = `l${at.toString(36).padStart(4, '0')}`
    if (at % 2 === 0) return newShape(id, placeOf(at), 'rectangle')
    return newText(id, placeOf(at), 'caption', WORDS)
  })
  const { format, theme } = template
  return {
    deck: { name: 'Many layers', format, theme },
    slides: [{ ...slide, id: 's1', deckId: 'd1', place: 0, kind: 'content', layers, overrides: [] }],
  }
}

function container(): HTMLDivElement {
  const element = document.createElement('div')
  Object.assign(element.style, { width: `${VIEW.width}px`, height: `${VIEW.height}px` })
  document.body.replaceChildren(element)
  return element
}

/** Milliseconds of each frame: a step of the drag, and reading a pixel, which waits until the canvas is drawn. */
async function timed(canvases: () => readonly HTMLCanvasElement[], step: (frame: number) => void): Promise<number[]> {
  const times: number[] = []
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const begin = performance.now()
    step(frame)
    for (const canvas of canvases()) canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
    times.push(performance.now() - begin)
  }
  return times
}

const pressAt = (x: number, y: number): Press => ({
  at: { x, y },
  onStage: { x, y },
  isShift: false,
  isAlt: false,
  isCommand: false,
  isTouch: false,
})

/** Runs the work and returns the draws that it requested for the next frame, so that they count as part of this one. */
function drawsAskedFor(work: () => void): () => void {
  const later = window.requestAnimationFrame
  const asked: FrameRequestCallback[] = []
  window.requestAnimationFrame = (draw) => asked.push(draw)
  work()
  window.requestAnimationFrame = later
  return () => asked.forEach((draw) => draw(performance.now()))
}

/** A photo of six megapixels, as a camera stores it. */
async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(3000, 2000)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 600; at += 1) {
    if (context) context.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + (at % 60)}%)`
    context?.fillRect((at * 211) % 3000, (at * 97) % 2000, 240, 180)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}

/** Adds a photo that fills the slide, and drags the photo or another layer. */
async function ownPhoto(
  count: number,
  dragged: 'photo' | 'layer',
  look: Partial<ReturnType<typeof newImage>> = {},
): Promise<number[]> {
  const scene = sceneOf(count)
  const [slide] = scene.slides
  if (!slide) throw new Error('There is no slide')
  const box = { x: 0, y: 0, width: 1080, height: 1350 }
  const photoLayer: Layer = { ...newImage('photo', box, { mediaId: 'photo', alt: '' }), ...look }
  const layers = look.effects ? [...slide.layers, photoLayer] : [photoLayer, ...slide.layers]
  const movedId = dragged === 'photo' ? 'photo' : middleOf(slide.layers)
  return ours({ ...scene, slides: [{ ...slide, layers }] }, movedId, await photo())
}

async function ours(scene: Scene, movedId: string | undefined, picture: Blob | null = null): Promise<number[]> {
  const editor: Editor = {
    store: createSceneStore(scene),
    view: createEditorStore({ slideId: 's1', format: scene.deck.format }),
    measure: createMeasureText(),
    ports: {
      pictures: () => (picture ? Promise.resolve(picture) : Promise.reject(new Error('There are no pictures'))),
      newSlideId: () => 's2',
    },
    random: Math.random,
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: VIEW },
  }
  const stage = createStage(container(), editor)
  const canvases = stages.at(-1)
  editor.view.set({ selection: movedId === undefined ? [] : [movedId] })
  // Waits for decoding, which is not part of dragging.
  if (picture) await new Promise((resolve) => setTimeout(resolve, 1500))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const gesture = dragLayers({ editor, preview: stage.preview }, pressAt(500, 500))
  const elements = () => canvases?.getLayers().map((layer) => layer.getNativeCanvasElement()) ?? []
  const times = await timed(elements, (frame) => {
    const draw = drawsAskedFor(() => gesture?.move(pressAt(500 + frame * 2, 500 + frame)))
    draw()
  })
  stage.destroy()
  return times
}

async function fabric(count: number): Promise<number[]> {
  const element = document.createElement('canvas')
  container().append(element)
  const canvas = new Canvas(element, { ...VIEW, renderOnAddRemove: false })
  const objects = Array.from({ length: count }, (_, at) => {
    const { x, y, width, height } = placeOf(at)
    const place = { left: x, top: y }
    if (at % 2 === 0) return new FabricRect({ ...place, width, height, fill: '#d0211a' })
    return new FabricText(WORDS, { ...place, fontSize: 28, fontFamily: 'sans-serif' })
  })
  canvas.add(...objects)
  canvas.renderAll()
  const moved = objects[Math.floor(count / 2)]
  const times = await timed(
    () => [element],
    (frame) => {
      moved?.set({ left: 500 + frame * 2, top: 500 + frame })
      canvas.renderAll()
    },
  )
  await canvas.dispose()
  return times
}

async function konva(count: number): Promise<number[]> {
  const stage = new KonvaStage({ container: container(), ...VIEW })
  const layer = new KonvaLayer()
  const shapes = Array.from({ length: count }, (_, at) => {
    const { x, y, width, height } = placeOf(at)
    if (at % 2 === 0) return new Rect({ x, y, width, height, fill: '#d0211a' })
    return new Text({ x, y, text: WORDS, fontSize: 28, fontFamily: 'sans-serif' })
  })
  layer.add(...shapes)
  stage.add(layer)
  const moved = shapes[Math.floor(count / 2)]
  const times = await timed(
    () => [layer.getNativeCanvasElement()],
    (frame) => {
      moved?.position({ x: 500 + frame * 2, y: 500 + frame })
      layer.draw()
    },
  )
  stage.destroy()
  return times
}

const middleOf = (layers: readonly Layer[]) => layers[Math.floor(layers.length / 2)]?.id

const ownLayers = (count: number) => {
  const scene = sceneOf(count)
  return ours(scene, middleOf(scene.slides[0]?.layers ?? []))
}

window.dragBench = {
  ours: ownLayers,
  photo: (count) => ownPhoto(count, 'photo'),
  turnedPhoto: (count) => ownPhoto(count, 'photo', { rotation: 12 }),
  overPhoto: (count) => ownPhoto(count, 'layer'),
  blended: (count) => ownPhoto(count, 'layer', { effects: { blend: 'multiply' } }),
  fabric,
  konva,
}
