import type { Box } from '../box.ts'

/** Whether two upright boxes lie over each other by more than `by` pixels in both directions. */
export function boxesMeet(a: Box, b: Box, by = 0): boolean {
  return a.x + by < b.x + b.width && b.x + by < a.x + a.width && a.y + by < b.y + b.height && b.y + by < a.y + a.height
}
