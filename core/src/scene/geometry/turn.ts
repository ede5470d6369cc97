import { roundLength } from '../box.ts'

/** Degrees as the same direction, above -180 and up to 180. */
export function turn(degrees: number): number {
  const rest = degrees % 360
  const turned = rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
  return roundLength(turned) || 0
}
