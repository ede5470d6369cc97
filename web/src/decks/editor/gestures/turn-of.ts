import type { Point } from '@postwright/core/scene/box'

const STEP = 15
/** Quarters hold on to what comes this near, in degrees. */
const QUARTER_REACH = 2

/** Degrees by which a pointer went around a middle. */
export function turnOf(middle: Point, from: Point, to: Point): number {
  return degrees(Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(from.y - middle.y, from.x - middle.x))
}

/** The angle that is meant: in steps, or as it is but for quarters. */
export function meantAngle(angle: number, isInSteps: boolean): number {
  if (isInSteps) return normal(Math.round(angle / STEP) * STEP)
  const quarter = Math.round(angle / 90) * 90
  return normal(Math.abs(angle - quarter) <= QUARTER_REACH ? quarter : Math.round(angle * 10) / 10)
}

/** Above -180, to 180. */
function normal(angle: number): number {
  const turned = ((angle % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
