import type { PreviewFile } from '../preview/preview-content.ts'

const LONGEST = 3 * 60_000

/** Upright and square videos of up to three minutes are shown as Shorts. */
export function isShort({ ratio, durationMs }: Pick<PreviewFile, 'ratio' | 'durationMs'>): boolean {
  return ratio !== null && ratio <= 1 && durationMs !== null && durationMs <= LONGEST
}
