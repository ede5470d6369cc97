import {
  BRAND_COLORS_MAX,
  BRAND_LOGOS_MAX,
  BRAND_COLOR_NAME_MAX,
  BRAND_DESCRIPTION_MAX,
  BRAND_KIT_NAME_MAX,
  LANGUAGE_MAX,
} from '@postwright/core/model/brand-limits'
import type { BrandProposal, FoundFont, FoundColor, FoundLogo } from '@postwright/core/model/brand-autofill'
import type { BrandKitDraft, BrandLogo } from '@postwright/core/model/brand-kit'

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

type Given = {
  newId: () => string
  /** What a colour is called that has no name of its own. */
  nameOf: (color: FoundColor) => string
  /** Of the chosen logos those that could be stored, by their addresses. */
  mediaIds: ReadonlyMap<string, string>
}

const CLEAR_SPACE = 25

const MIN_WIDTH = { light: 80, dark: 80, mark: 24 } as const

/** What becomes of a kit, as it is by then, once what was taken is stored. */
export type TakeParts = (kit: BrandKitDraft) => BrandKitDraft

/** A kit with what was taken of a proposal: lists grow, and a word or font is replaced only where it was taken. */
export function withAcceptedParts(
  kit: BrandKitDraft,
  proposal: BrandProposal,
  choice: AutofillChoice,
  { newId, nameOf, mediaIds }: Given,
): BrandKitDraft {
  const said = (part: 'name' | 'description' | 'language', max: number) =>
    (choice.words.includes(part) && proposal[part]?.text.slice(0, max).trim()) || kit[part]
  const rolesTaken = new Set(kit.colors.map(({ role }) => role))
  const known = new Set(kit.colors.map(({ hex }) => hex))
  const colors = proposal.colors
    .filter(({ hex }) => choice.colors.includes(hex) && !known.has(hex))
    .map((color) => ({
      id: newId(),
      name: (color.name || nameOf(color)).slice(0, BRAND_COLOR_NAME_MAX).trim(),
      hex: color.hex,
      // A role that a colour of the kit has already stays with it.
      role: rolesTaken.has(color.role) ? ('other' as const) : color.role,
    }))
  const pictures = new Set(kit.logos.map(({ mediaId }) => mediaId))
  const logos = proposal.logos.flatMap((logo): BrandLogo[] => {
    const mediaId = mediaIds.get(logo.url)
    // Websites give the same picture under several addresses.
    if (mediaId === undefined || pictures.has(mediaId)) return []
    pictures.add(mediaId)
    const role = roleOf(logo)
    return [{ id: newId(), role, mediaId, clearSpace: CLEAR_SPACE, minWidth: MIN_WIDTH[role] }]
  })
  const fonts = { ...kit.fonts }
  for (const { use, bundled } of proposal.fonts) if (choice.fonts.includes(use)) fonts[use] = bundled
  return {
    ...kit,
    name: said('name', BRAND_KIT_NAME_MAX),
    description: said('description', BRAND_DESCRIPTION_MAX),
    language: said('language', LANGUAGE_MAX),
    website: kit.website === '' ? proposal.url : kit.website,
    colors: [...kit.colors, ...colors].slice(0, BRAND_COLORS_MAX),
    logos: [...kit.logos, ...logos].slice(0, BRAND_LOGOS_MAX),
    fonts,
  }
}

function roleOf({ kind }: FoundLogo): BrandLogo['role'] {
  return kind === 'icon' || kind === 'touch_icon' ? 'mark' : 'light'
}
