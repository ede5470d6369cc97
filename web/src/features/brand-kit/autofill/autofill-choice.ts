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

/** The accepted parts of a proposal: text by field, colours and logos individually, fonts by their use. */
export type AutofillChoice = {
  words: readonly WordPart[]
  colors: readonly string[]
  logos: readonly string[]
  fonts: readonly FoundFont['use'][]
}

/** Maximum number of colours selected by default; only colours with a role are. */
const COLORS_FIRST = 6

/**
 * Returns the parts of a proposal that add to a kit without replacing anything; they are selected by default.
 * @param unnamed default name of a kit without a name
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

export function isEmptyChoice({ words, colors, logos, fonts }: AutofillChoice): boolean {
  return words.length + colors.length + logos.length + fonts.length === 0
}

type Given = {
  newId: () => string
  /** Returns the name of a colour without its own name. */
  nameOf: (color: FoundColor) => string
  /** Media ids of the chosen logos that could be stored, by the logos' addresses. */
  mediaIds: ReadonlyMap<string, string>
}

const CLEAR_SPACE = 25

const MIN_WIDTH = { light: 80, dark: 80, mark: 24 } as const

/** Returns the given kit with the accepted parts added. */
export type TakeParts = (kit: BrandKitDraft) => BrandKitDraft

/** Returns a kit with the accepted parts of a proposal: lists are extended, and text or a font is replaced only if accepted. */
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
      // A role that a colour of the kit already has stays with that colour.
      role: rolesTaken.has(color.role) ? ('other' as const) : color.role,
    }))
  const pictures = new Set(kit.logos.map(({ mediaId }) => mediaId))
  const logos = proposal.logos.flatMap((logo): BrandLogo[] => {
    const mediaId = mediaIds.get(logo.url)
    // Websites return the same image under several addresses.
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
