import { brandRulesOf } from '../brand-kit/to-brand-rules.ts'
import type { BrandRules } from '../checks/brand/brand-rules.ts'
import { type BrandKit, TONE_AXES, TONE_MAX, type ToneAxis } from '../model/brand-kit.ts'

/** A brand kit as described in a prompt. `notes`: its tone and its own writing rules, one per line. */
export type PromptBrand = { name: string; rules: BrandRules; notes: readonly string[] }

/** Names of both ends of each tone axis, negative first. */
const ENDS: Record<ToneAxis, readonly [string, string]> = {
  casual: ['formal', 'casual'],
  playful: ['serious', 'playful'],
  enthusiastic: ['reserved', 'enthusiastic'],
  bold: ['matter-of-fact', 'bold'],
}

/** Returns the parts of a kit for a prompt: its style of writing, without its visual design. */
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

/** Maximum number of words per list in a prompt, because a prompt is billed by its length. */
const WORDS_MAX = 60

const EMOJI: Record<BrandRules['emoji'], string> = { any: '', few: 'Few emoji.', none: 'No emoji.' }

const SPELLING: Record<BrandRules['spelling'], string> = {
  any: '',
  us: 'American spelling.',
  uk: 'British spelling.',
}

const COMMA: Record<BrandRules['oxfordComma'], string> = {
  any: '',
  always: 'A comma before the last "and" of a list.',
  never: 'No comma before the last "and" of a list.',
}

/** Describes the voice of a brand, line by line; empty lines are dropped by the caller. */
export function brandLines({ name, rules, notes }: PromptBrand): string[] {
  return [
    `Brand: ${name}.`,
    ...notes.map((note) => `- ${note}`),
    replaced('Never write', rules.banned),
    replaced('Rather than', rules.preferred),
    listed('Use at least one of', rules.required),
    listed('Write exactly so', rules.terms),
    listed('Never use these hashtags', rules.bannedHashtags),
    SPELLING[rules.spelling],
    COMMA[rules.oxfordComma],
    EMOJI[rules.emoji],
  ]
}

/** Returns one line of a prompt: a label and up to `max` words; empty without words. */
export function listed(label: string, words: readonly string[], max = WORDS_MAX): string {
  return words.length === 0 ? '' : `${label}: ${words.slice(0, max).join(', ')}.`
}

function replaced(label: string, pairs: BrandRules['banned']): string {
  const words = pairs.map(({ word, replacement }) => (replacement === '' ? word : `${word} (write: ${replacement})`))
  return listed(label, words)
}
