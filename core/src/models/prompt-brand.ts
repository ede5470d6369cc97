import { brandRulesOf } from '../brand/brand-rules-of.ts'
import type { BrandRules } from '../checks/brand/brand-rules.ts'
import type { BrandKit } from '../model/brand-kit.ts'
import { TONE_AXES, TONE_MAX, type ToneAxis } from '../model/brand-voice.ts'

/** A brand kit as a prompt tells it. `notes`: its tone and its own rules for writing, one a line. */
export type PromptBrand = { name: string; rules: BrandRules; notes: readonly string[] }

/** Both ends of each axis, the negative one first. */
const ENDS: Record<ToneAxis, readonly [string, string]> = {
  casual: ['formal', 'casual'],
  playful: ['serious', 'playful'],
  enthusiastic: ['reserved', 'enthusiastic'],
  bold: ['matter-of-fact', 'bold'],
}

/** What of a kit goes into a prompt: how it writes, and nothing of what it looks like. */
export function promptBrandOf(kit: Pick<BrandKit, 'name' | 'voice' | 'hashtags' | 'samples'>): PromptBrand {
  const tone = TONE_AXES.flatMap((axis) => toneWord(axis, kit.voice.tone[axis]))
  const notes = [...(tone.length > 0 ? [`Tone: ${tone.join(', ')}.`] : []), ...kit.voice.rules]
  return { name: kit.name, rules: brandRulesOf(kit), notes }
}

function toneWord(axis: ToneAxis, value: number): string[] {
  if (value === 0) return []
  const end = ENDS[axis][value < 0 ? 0 : 1]
  return [Math.abs(value) === TONE_MAX ? `very ${end}` : end]
}
