import type { Box } from '../box.ts'
import type { PlacedLayer } from '../layer.ts'
import { centerOf } from './center-of.ts'
import type { Placement } from './placement.ts'
import { textSizeOf } from './text-size-of.ts'
import { validBox } from './valid-box.ts'

/** A layer as it is when the area around it becomes another one; a turned layer keeps its turn. */
export function scaleInto(layer: PlacedLayer, from: Box, to: Box, scalesText: boolean): Placement {
  const [alongX, alongY] = [to.width / from.width, to.height / from.height]
  const { x, y } = centerOf(layer.box)
  const angle = (layer.rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [alongWidth, alongHeight] = [Math.hypot(alongX * cos, alongY * sin), Math.hypot(alongX * sin, alongY * cos)]
  const [width, height] = [layer.box.width * alongWidth, layer.box.height * alongHeight]
  const box = validBox({
    x: to.x + (x - from.x) * alongX - width / 2,
    y: to.y + (y - from.y) * alongY - height / 2,
    width,
    height,
  })
  const size = textSizeOf(layer)
  return scalesText && size !== null ? { box, size: size * Math.min(alongWidth, alongHeight) } : { box }
}
