import { Layer } from 'konva/lib/Layer'
import { Stage as Canvases } from 'konva/lib/Stage'
import { topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import { NO_PICTURES, type Pictures, loadImages, withReduced, imageIds } from '../../drawing/images.ts'
import { fontsArrived } from '../../fonts/font-library.ts'
import { fitted } from '../camera.ts'
import type { Editor } from '../editor.ts'
import type { Preview } from '../gestures/gesture.ts'
import { getCurrentLayers, getCurrentSize, layersOf } from '../editor-selectors.ts'
import { createArt, type SlideArt } from './art.ts'
import { createOverlay } from './overlay.ts'
import { overlayState, type Peer } from './overlay-state.ts'
import { readStageColors } from './stage-colors.ts'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import { loadFonts } from '../../fonts/load-fonts.ts'
import { drawLayers, drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { type DrawContext, pageOf } from '@postwright/core/scene/drawing/draw-context'
import { drawAround, headingOf } from '@postwright/core/scene/drawing/draw-slide'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'

export type Stage = {
  preview(preview: Preview | null): void
  /** Shows the other users who have the deck open. */
  showPeers(peers: readonly Peer[]): void
  destroy(): void
}

/**
 * Draws the slide on two canvases: one for its layers, the other for everything that changes with the pointer. Nothing is drawn while nothing
 * changes.
 */
export function createStage(container: HTMLDivElement, editor: Editor): Stage {
  const { store, view } = editor
  const canvases = new Canvases({ container, width: 1, height: 1 })
  const [artLayer, overLayer] = [new Layer({ listening: false }), new Layer({ listening: false })]
  canvases.add(artLayer, overLayer)
  const art = createArt(artLayer)
  const overlay = createOverlay(overLayer)
  const slideArt = createSlideArt(editor.measure)
  let pictures: Pictures = NO_PICTURES
  let shown: Preview | null = null
  let peers: readonly Peer[] = []
  let drawn: readonly unknown[] = []
  let colors = readStageColors()

  function showArt() {
    const { slideId, format } = view.getState()
    const { scene } = store.getState()
    const next = [scene, slideId, format, pictures, fontsArrived.count()]
    if (next.every((part, at) => part === drawn[at])) return
    drawn = next
    const made = slideArt.draw(scene, slideId, format)
    art.show(made, pictures)
    void fetchFonts(made)
    void fetchImages(made.mediaIds)
  }

  async function fetchImages(mediaIds: readonly string[]) {
    if (mediaIds.every((id) => pictures.get(id))) return
    const loaded = await loadImages(editor.ports.pictures, mediaIds)
    if (mediaIds.every((id) => loaded.get(id) === pictures.get(id))) return
    pictures = withReduced(loaded)
    sync()
  }

  function sync() {
    if (!shown?.moved) showArt()
    art.look(view.getState().camera)
    overlay.show(overlayState(editor, shown, peers), colors)
  }

  function showPreview(next: Preview | null) {
    const wasMoving = shown?.moved !== undefined
    editor.live.set(next?.moved && !next.isCopying ? overlayState(editor, next, peers).frame : null)
    const isCopying = shown?.isCopying === next?.isCopying
    shown = next
    if (!next?.moved) {
      if (wasMoving) {
        art.drop()
        drawn = []
      }
      return
    }
    const layers = getCurrentLayers(editor)
    const units = new Set(next.moved.map((id) => topGroupOf(layers, id)))
    if (!wasMoving || !isCopying) art.lift(units, next.isCopying === true)
    if (next.slide) {
      const { scene } = store.getState()
      const slides = scene.slides.map((slide) => (slide.id === next.slide?.id ? next.slide : slide))
      const made = slideArt.draw({ ...scene, slides }, next.slide.id, view.getState().format)
      art.redraw(made.units.filter(({ layerId }) => units.has(layerId)))
    }
    if (next.shift) art.shift(next.shift.x, next.shift.y)
  }

  function resize() {
    const { width, height } = container.getBoundingClientRect()
    if (width === 0 || height === 0) return
    editor.stageSize.current = { width, height }
    canvases.size({ width, height })
    if (view.getState().isFitted) view.set({ camera: fitted(getCurrentSize(editor), { width, height }) })
    else sync()
  }

  const observer = new ResizeObserver(resize)
  observer.observe(container)
  const scheme = new MutationObserver(() => {
    colors = readStageColors()
    sync()
  })
  scheme.observe(document.documentElement, { attributeFilter: ['class'] })
  const ends = [store.subscribe(sync), view.subscribe(sync), fontsArrived.subscribe(sync)]
  resize()
  sync()

  return {
    preview(next) {
      showPreview(next)
      sync()
    },
    showPeers(next) {
      peers = next
      sync()
    },
    destroy() {
      observer.disconnect()
      scheme.disconnect()
      for (const end of ends) end()
      canvases.destroy()
    },
  }
}

/** Loads missing fonts of a slide; the slide is redrawn when they arrive. */
async function fetchFonts({ behind, units, above }: Omit<SlideArt, 'size'>): Promise<void> {
  const spans = [...behind, ...units, ...above].flatMap(textsIn)
  const byFont = Map.groupBy(spans, ({ font }) => `${font.family}|${font.weight}|${font.isItalic}`)
  await Promise.all(
    [...byFont.values()].map(async (found) => {
      const [first] = found
      const letters = [...new Set(found.flatMap(({ text }) => [...text]))].join('')
      if (first) await loadFonts([first.font], letters)
    }),
  )
}

function textsIn({ items }: DrawGroup) {
  const spans: Extract<DrawItem, { kind: 'text' }>['span'][] = []
  for (const item of items) {
    if (item.kind === 'text') spans.push(item.span)
    else if (item.kind === 'group') spans.push(...textsIn(item))
  }
  return spans
}

type DrawnSlide = SlideArt & { mediaIds: readonly string[] }

/** The drawings below and above a slide's own layers. */
type Around = { below: readonly DrawGroup[]; above: readonly DrawGroup[] }

type Kept = { key: string; group: DrawGroup }

/**
 * Creates drawings of slides for the stage. A layer whose object is unchanged is not laid out and drawn again, so that the cost of a change depends
 * only on the change.
 */
function createSlideArt(measure: MeasureText) {
  const layers = new WeakMap<PlacedLayer, Kept>()
  let around: { key: readonly unknown[]; groups: Around } = { key: [], groups: { below: [], above: [] } }

  function aroundOf(scene: Scene, slide: SceneSlide, format: Format): Around {
    const common = scene.slides.filter(({ kind }) => kind === 'common')
    const { number, count } = pageOf(scene, slide.id)
    const { theme } = scene.deck
    const continued = continuedOn(scene, slide.id, format).flatMap((each) => [each.slide, each.steps])
    const page = [theme, scene.deck.format, format, number, count, fontsArrived.count()]
    const key = [slide.id, slide.background, slide.kind, ...page, ...common, ...continued]
    if (key.length !== around.key.length || key.some((part, at) => part !== around.key[at]))
      around = { key, groups: drawAround(scene, slide, format, measure) }
    return around.groups
  }

  return {
    draw(scene: Scene, slideId: string, format: Format): DrawnSlide {
      const size = FORMATS[format]
      const slide = scene.slides.find(({ id }) => id === slideId)
      if (!slide) return { size, behind: [], units: [], above: [], mediaIds: [] }
      const seen = layersOf(scene, slide, format)
      const { theme } = scene.deck
      const context: DrawContext = { theme, measure, page: pageOf(scene, slideId), headingId: headingOf(seen) }
      const key = JSON.stringify([theme, context.page, fontsArrived.count()])
      const draw = (layer: PlacedLayer): DrawGroup => {
        const own = layer.id === context.headingId ? `${key} heading` : key
        const known = layers.get(layer)
        if (known?.key === own) return known.group
        const group = drawLayer(layer, context)
        layers.set(layer, { key: own, group })
        return group
      }
      const units = drawLayers(seen, size, context, draw)
      const { below, above } = aroundOf(scene, slide, format)
      return { size, behind: below, units, above, mediaIds: imageIds({ items: [...below, ...units, ...above] }) }
    },
  }
}
