import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

/** Shapes that people and networks have names for: width by height. */
const SHAPES = [
  { key: '1:1', ratio: 1 },
  { key: '4:5', ratio: 4 / 5 },
  { key: '3:4', ratio: 3 / 4 },
  { key: '2:3', ratio: 2 / 3 },
  { key: '9:16', ratio: 9 / 16 },
  { key: '5:4', ratio: 5 / 4 },
  { key: '4:3', ratio: 4 / 3 },
  { key: '3:2', ratio: 3 / 2 },
  { key: '16:9', ratio: 16 / 9 },
  { key: '1.91:1', ratio: 1.91 },
] as const

export type CropShape = { key: string; ratio: number }

/** The shapes that every one of these networks takes. */
export function cropRatios(contracts: readonly Pick<PlatformContract, 'media'>[]): CropShape[] {
  const ranges = contracts.flatMap(({ media }) => (media.images?.ratio ? [media.images.ratio] : []))
  return SHAPES.filter(({ ratio }) => ranges.every(([min, max]) => ratio >= min && ratio <= max))
}
