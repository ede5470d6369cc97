/** The shape in which a network shows a file: its own, as far as that is allowed; square while it is not known. */
export function clampRatio(ratio: number | null | undefined, [tallest, widest]: readonly [number, number]): number {
  return Math.min(Math.max(ratio ?? 1, tallest), widest)
}
