import type { Size } from '../../format.ts'
import type { LayerOf } from '../../layer.ts'
import { archPath } from '../../drawing/shapes/arch-path.ts'
import { rectanglePath } from '../../drawing/shapes/rectangle-path.ts'
import { shapePath } from '../../drawing/shapes/shape-path.ts'

/** What a picture is cut by; null leaves it as its box. */
export function maskPath(mask: LayerOf<'image'>['mask'], size: Size, radius: number): string | null {
  switch (mask) {
    case 'none':
      return null
    case 'rounded':
      return radius > 0 ? rectanglePath(size, radius) : null
    case 'arch':
      return archPath(size)
    case 'ellipse':
    case 'hexagon':
    case 'blob':
      return shapePath(mask, size, radius)
  }
}
