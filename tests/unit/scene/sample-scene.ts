import { imageLayerSchema } from '@postwright/core/scene/kinds/image/image-layer'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { NO_STROKE } from '@postwright/core/scene/fill'
import type { Theme } from '@postwright/core/scene/theme'

export const THEME: Theme = {
  colors: {
    background: '#ffffff',
    surface: '#f1f1ee',
    text: '#1b1b1f',
    muted: '#6b6b76',
    primary: '#3d4ee0',
    accent: '#e0713d',
  },
  fonts: { heading: 'Inter', body: 'Inter' },
}

export function shapeLayer(id: string, fields: Partial<Extract<Layer, { type: 'shape' }>> = {}): Layer {
  return {
    id,
    type: 'shape',
    name: '',
    groupId: '',
    opacity: 1,
    isLocked: false,
    isHidden: false,
    slot: '',
    link: '',
    alt: '',
    box: { x: 100, y: 100, width: 200, height: 200 },
    rotation: 0,
    pin: { horizontal: 'scale', vertical: 'scale' },
    shape: 'rectangle',
    fill: { kind: 'solid', color: '@primary' },
    stroke: NO_STROKE,
    radius: 0,
    ...fields,
  }
}

/** An image layer without an image yet. */
export function pictureLayer(id: string): Layer {
  const picture = { type: 'image', mediaId: null, focus: { x: 0.5, y: 0.5 }, zoom: 1, isFlipped: false, mask: 'none' }
  return imageLayerSchema.parse({ ...shapeLayer(id), ...picture })
}

export function groupLayer(id: string, groupId = ''): Layer {
  const { opacity, isLocked, isHidden, name, slot, link, alt } = shapeLayer(id)
  return { id, type: 'group', groupId, opacity, isLocked, isHidden, name, slot, link, alt }
}

export function slideOf(id: string, layers: Layer[], fields: Partial<SceneSlide> = {}): SceneSlide {
  return {
    id,
    deckId: 'deck1',
    place: 0,
    kind: 'content',
    isHidden: false,
    notes: '',
    background: {
      fill: { kind: 'solid', color: '@background' },
      mediaId: null,
      opacity: 1,
      focus: { x: 0.5, y: 0.5 },
    },
    layers,
    overrides: [],
    ...fields,
  }
}

export function sceneOf(...slides: SceneSlide[]): Scene {
  return { deck: { name: 'A deck', format: '4:5', theme: THEME }, slides }
}
