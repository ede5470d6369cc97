import { FEATURES, type FeatureName, type FeatureValues } from '@postwright/core/learning/post-features'
import type { DescribedPost } from '@postwright/core/learning/learn-effects'

const HOUR = 3_600_000
/** A Monday, at midnight. */
const MONDAY = Date.UTC(2026, 5, 1)

/** Pseudo-random numbers from 0 to below 1, reproducible by their seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Approximately normal with variance 1: the sum of twelve uniform numbers, less its mean of 6. */
function bell(next: () => number): number {
  return Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, 0) - 6
}

export type Planted = {
  count: number
  seed: number
  /** What each feature adds to the logarithm of the engagement. */
  effects?: Partial<Record<FeatureName, number>>
  /** What an hour of the week adds to it. */
  hourEffect?: (weekday: number, hour: number) => number
  noise?: number
  connectionId?: string
  usual?: number
}

/** Posts whose engagement consists of planted effects and chance. */
export function plantedPosts({
  count,
  seed,
  effects = {},
  hourEffect = () => 0,
  noise = 0.5,
  connectionId = 'a',
  usual = 60,
}: Planted): DescribedPost[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, at) => {
    const [weekday, hour] = [1 + Math.floor(next() * 7), 7 + Math.floor(next() * 14)]
    const features = drawFeatures(next)
    const moved = FEATURES.reduce((sum, { name }) => sum + (effects[name] ?? 0) * features[name], 0)
    const log = Math.log(usual) + moved + hourEffect(weekday, hour) + noise * bell(next)
    return {
      variantId: `v${at}`,
      connectionId,
      publishedAt: MONDAY + at * 7 * 24 * HOUR + (weekday - 1) * 24 * HOUR + hour * HOUR,
      values: { likes: Math.max(0, Math.round(Math.exp(log)) - 1) },
      features,
    }
  })
}

function drawFeatures(next: () => number): FeatureValues {
  const flag = (share: number) => (next() < share ? 1 : 0)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    firstLine: 20 + upTo(100),
    question: flag(0.3),
    number: flag(0.3),
    contrast: flag(0.25),
    story: flag(0.2),
    length: 40 + upTo(400),
    grade: upTo(12),
    emoji: upTo(3),
    hashtags: upTo(5),
    mention: flag(0.15),
    link: flag(0.4),
    picture: flag(0.5),
    video: flag(0.1),
    files: upTo(3),
    thread: flag(0.1),
    morning: flag(0.4),
    evening: flag(0.3),
    weekend: flag(0.25),
  }
}
