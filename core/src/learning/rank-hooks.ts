import type { HookOption } from '../checks/hooks/hook-options.ts'
import { FEATURES, type FeatureName, readFeatures } from './post-features.ts'
import type { Learned } from './learn-effects.ts'
import type { PostTraits } from './measured-post.ts'

/** Lift of one feature of a first line relative to the original text: 0.2 means a fifth more engagement. */
export type Contribution = { name: FeatureName; lift: number }

export type RankedHook = HookOption & { lift: number; contributions: readonly Contribution[] }

/** Publication time used for all first lines of a text, so that it does not affect their ranking. */
const ANY_TIME = { weekday: 2, hour: 12 }

/**
 * Ranks first lines by the engagement that the workspace's own numbers predict, each with the contributions of its features relative to the original
 * text.
 */
export function rankHooks(
  options: readonly HookOption[],
  traits: Omit<PostTraits, 'text'>,
  { weights, ranges }: Extract<Learned, { status: 'known' }>,
): RankedHook[] {
  const featuresOf = (text: string) => readFeatures({ ...traits, text }, ANY_TIME)
  const [written] = options
  if (!written) return []
  const before = featuresOf(written.text)
  const ranked = options.map((option): RankedHook => {
    const after = featuresOf(option.text)
    const added = FEATURES.map(({ name }) => {
      const [least, most] = ranges[name] ?? [0, 0]
      const within = (value: number) => Math.min(most, Math.max(least, value))
      return { name, sum: (weights[name] ?? 0) * (within(after[name]) - within(before[name])) }
    })
    const sum = added.reduce((all, each) => all + each.sum, 0)
    const contributions = added
      .filter((each) => each.sum !== 0)
      .toSorted((a, b) => Math.abs(b.sum) - Math.abs(a.sum))
      .map((each): Contribution => ({ name: each.name, lift: Math.exp(each.sum) - 1 }))
    return { ...option, lift: Math.exp(sum) - 1, contributions }
  })
  return ranked.toSorted((a, b) => b.lift - a.lift)
}
