/** Sizes are tried in steps of this many pixels. */
const STEP = 0.5

/**
 * The largest size between two that fits, found by halving: a larger one never fits where a smaller one does not. Null when
 * not even the smallest fits.
 */
export function fitSize(min: number, max: number, fits: (size: number) => boolean): number | null {
  if (fits(max)) return max
  if (min >= max || !fits(min)) return null
  let low = min
  let steps = Math.ceil((max - min) / STEP) - 1
  while (steps > 0) {
    const half = Math.ceil(steps / 2)
    const size = low + half * STEP
    if (fits(size)) {
      low = size
      steps -= half
    } else {
      steps = half - 1
    }
  }
  return low
}
