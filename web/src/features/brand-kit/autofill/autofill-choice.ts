import { BRAND_COLORS_MAX, BRAND_LOGOS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandProposal, FoundFont } from '@postwright/core/model/brand-autofill'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

export const WORD_PARTS = ['name', 'description', 'language'] as const

export type WordPart = (typeof WORD_PARTS)[number]

/** What a person takes of a proposal: words by field, colours and logos by themselves, fonts by their use. */
export type AutofillChoice = {
  words: readonly WordPart[]
  colors: readonly string[]
  logos: readonly string[]
  fonts: readonly FoundFont['use'][]
}

/** Colours that have a role are offered first. */
const COLORS_FIRST = 6

/**
 * What a proposal adds to a kit without replacing anything: that is checked at first.
 * @param unnamed the name of a kit that has got none yet
 */
export function firstChoice(proposal: BrandProposal, kit: BrandKitDraft, unnamed: string): AutofillChoice {
  const known = new Set(kit.colors.map(({ hex }) => hex))
  const isOpen = (part: WordPart) => kit[part] === '' || (part === 'name' && kit.name === unnamed)
  const room = BRAND_COLORS_MAX - kit.colors.length
  return {
    words: WORD_PARTS.filter((part) => proposal[part] !== null && isOpen(part)),
    colors: proposal.colors
      .filter(({ hex, role }) => role !== 'other' && !known.has(hex))
      .slice(0, Math.min(COLORS_FIRST, room))
      .map(({ hex }) => hex),
    logos: kit.logos.length > 0 ? [] : proposal.logos.slice(0, Math.min(1, BRAND_LOGOS_MAX)).map(({ url }) => url),
    fonts: proposal.fonts.filter(({ use }) => kit.fonts[use] === '').map(({ use }) => use),
  }
}

/** Whether anything is taken. */
export function isEmptyChoice({ words, colors, logos, fonts }: AutofillChoice): boolean {
  return words.length + colors.length + logos.length + fonts.length === 0
}
