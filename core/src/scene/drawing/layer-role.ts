import type { DrawGroup } from '../draw-node.ts'
import type { PlacedLayer } from '../layer.ts'

/** What a layer is for programs that read a document aloud: what says nothing is decoration. */
export function layerRole(layer: PlacedLayer, headingId: string): Pick<DrawGroup, 'role' | 'alt'> {
  switch (layer.type) {
    case 'text':
      return { role: layer.id === headingId ? 'heading' : 'paragraph', alt: layer.alt }
    case 'avatar':
      return { role: 'paragraph', alt: layer.alt }
    case 'qr':
      return { role: 'figure', alt: layer.alt || layer.text }
    case 'pageNumber':
      return { role: 'artifact', alt: '' }
    case 'image':
    case 'shape':
    case 'line':
    case 'icon':
      return { role: layer.alt === '' ? 'artifact' : 'figure', alt: layer.alt }
  }
}
