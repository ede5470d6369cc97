import { roundLength } from '../../box.ts'
import type { Size } from '../../format.ts'

/** A path that is described in shares of a box, with absolute `M`, `L`, `C`, `Q` and `Z`, in pixels of a box. */
export function scaledPath(path: string, { width, height }: Size): string {
  let count = 0
  return path.replaceAll(/-?\d*\.?\d+/g, (number) => {
    count += 1
    return String(roundLength(Number(number) * (count % 2 === 1 ? width : height)))
  })
}
