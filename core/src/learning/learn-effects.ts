import { FEATURES, type Feature, type FeatureName, type FeatureValues, readFeatures } from './post-features.ts'
import { fitRidge } from './fit-ridge.ts'
import { type MeasuredPost, LEARNED_FROM_MIN, outcomesOf, type PostTraits } from './measured-post.ts'

/** A measured post with its features. */
export type DescribedPost = MeasuredPost & { features: FeatureValues }

/** Effect of a feature on engagement: per step for a numeric feature, otherwise for having the feature. */
export type Effect = {
  feature: Feature
  /** Relative change in engagement: 0.2 means a fifth more. */
  lift: number
  /** Bounds of the interval that contains the true lift 19 times out of 20. */
  low: number
  high: number
  /** True if the lift differs significantly from zero, corrected for the number of features tested. */
  isClear: boolean
  /** Number of posts that have the feature, or have more of it than usual. */
  count: number
}

export type Learned =
  | { status: 'thin'; count: number; missing: number }
  | {
      status: 'known'
      count: number
      /** Effect of each feature in which the posts differ. */
      effects: readonly Effect[]
      /** Effect of a unit of each feature on the logarithm of the engagement. */
      weights: Partial<Record<FeatureName, number>>
      /** Minimum and maximum of each feature in the posts; nothing is known about values outside this range. */
      ranges: Partial<Record<FeatureName, readonly [least: number, most: number]>>
      /** Share of the variance between posts that the features predict for held-out posts. */
      foretold: number
    }

/** Minimum number of posts with a feature, and of posts without it, for an effect. */
const SEEN_MIN = 3
const NINETEEN_OF_TWENTY = 1.96

/**
 * Learns the effects of features on a workspace's own numbers. Each channel with enough posts is compared only with itself: outcome and features are
 * relative to its own usual post. Returns `thin` if no channel has enough posts.
 */
export function learnEffects(posts: readonly DescribedPost[]): Learned {
  const channels = [...Map.groupBy(posts, ({ connectionId }) => connectionId).values()]
  const most = Math.max(0, ...channels.map(({ length }) => length))
  if (most < LEARNED_FROM_MIN) return { status: 'thin', count: most, missing: LEARNED_FROM_MIN - most }
  const enough = channels.filter(({ length }) => length >= LEARNED_FROM_MIN)
  const used = enough.flat()
  const columns = FEATURES.flatMap((feature) => columnOf(feature, enough))
  const rows = used.map((_, at) => columns.map(({ values, spread }) => (values[at] ?? 0) / spread))
  const { coefficients, deviations, foretold } = fitRidge(rows, outcomesOf(used))
  const clear = findClear(coefficients.map((mean, at) => ({ mean, deviation: deviations[at] ?? 0 })))
  const effects = columns.map(({ feature, spread, count }, at): Effect => {
    const per = (feature.step ?? 1) / spread
    const [mean, reach] = [per * (coefficients[at] ?? 0), NINETEEN_OF_TWENTY * per * (deviations[at] ?? 0)]
    const lift = Math.exp(mean) - 1
    const [low, high] = [Math.exp(mean - reach) - 1, Math.exp(mean + reach) - 1]
    return { feature, lift, low, high, isClear: clear[at] ?? false, count }
  })
  const weights = Object.fromEntries(
    columns.map(({ feature, spread }, at) => [feature.name, (coefficients[at] ?? 0) / spread]),
  )
  const ranges = Object.fromEntries(
    columns.map(({ feature: { name } }) => {
      const own = used.map(({ features }) => features[name])
      return [name, [Math.min(...own), Math.max(...own)] as const]
    }),
  )
  return { status: 'known', count: used.length, effects, weights, ranges, foretold }
}

/** Returns a feature's values relative to the usual post of each channel; nothing if too few posts differ in it. */
function columnOf(feature: Feature, channels: readonly (readonly DescribedPost[])[]) {
  const values = channels.flatMap((posts) => {
    const own = posts.map(({ features }) => features[feature.name])
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length
    return own.map((value) => value - mean)
  })
  const count = values.filter((value) => value > 0).length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)
  const isSeen = Math.min(count, values.filter((value) => value < 0).length) >= SEEN_MIN
  return isSeen && spread > 0 ? [{ feature, values, spread, count }] : []
}

/** Family-wise error rate: maximum probability that any effect is reported as clear although there is none, for any number of tests. */
const FALSE_AT_MOST = 0.05

/** An estimate with its standard deviation. */
type Estimate = { mean: number; deviation: number }

/**
 * Returns whether each of several estimates differs significantly from zero, corrected for their number (Holm's procedure): the clearest is tested
 * against the number of all estimates, the next against the number of the remaining ones.
 */
export function findClear(estimates: readonly Estimate[]): boolean[] {
  const tested = estimates.map((each, at) => ({ at, chance: chanceOf(each) })).toSorted((a, b) => a.chance - b.chance)
  const end = tested.findIndex(({ chance }, rank) => chance > FALSE_AT_MOST / (tested.length - rank))
  const clear = new Set(tested.slice(0, end === -1 ? tested.length : end).map(({ at }) => at))
  return estimates.map((_, at) => clear.has(at))
}

/** Returns the two-sided p-value of an estimate: the probability of one at least this far from zero if there is no effect. */
function chanceOf({ mean, deviation }: Estimate): number {
  if (deviation === 0) return mean === 0 ? 1 : 0
  return complementaryError(Math.abs(mean / deviation) / Math.SQRT2)
}

/** Computes the complementary error function of a non-negative number; the error is below 0.0000002 (Abramowitz and Stegun, 7.1.26). */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return sum * Math.exp(-x * x)
}

/** Returns a measured post with its features, with its time in the time zone of its channel. */
export function describePost(post: MeasuredPost, traits: PostTraits, tzid: string): DescribedPost {
  const at = Temporal.Instant.fromEpochMilliseconds(post.publishedAt).toZonedDateTimeISO(tzid)
  return { ...post, features: readFeatures(traits, { weekday: at.dayOfWeek, hour: at.hour }) }
}
