import type { DrawItem } from '../draw-node.ts'
import type { Point } from '../box.ts'
import type { Format } from '../format.ts'
import type { MeasureText } from '../measure-text.ts'
import type { SafeZoneId } from '../safe-zones.ts'
import type { Theme } from '../theme.ts'

export type LintOptions = {
  format: Format
  measure: MeasureText
  /** The places that the slides are made for; none: nowhere in particular. */
  zones: readonly SafeZoneId[]
  /**
   * Colours and fonts that may be used beside the theme; null, or an empty list: all may. `theme` is what they make of the deck's
   * own, which is judged by it; without one the deck's own is as it should be.
   */
  brand: { colors: readonly string[]; fonts: readonly string[]; theme?: Theme } | null
  /** How bright a picture is at a point of its box (0 to 1 of both sides), from 0 to 1; null where that is not known. */
  luminanceOf: (image: Extract<DrawItem, { kind: 'image' }>, at: Point) => number | null
}
