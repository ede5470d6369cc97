import type { KitTokens } from '@postwright/core/brand-kit/kit-of-tokens'
import { BRAND_COLORS_MAX } from '@postwright/core/model/brand-limits'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/**
 * Result of comparing a token with the kit. `new`: not in the kit; `change`: the kit has another value; `role`: only the role of a colour differs;
 * `known`: equal; `sameColor`: the colour exists under another name; `noLogo`: the width of a logo that the kit does not have.
 */
export type TokenStanding =
  | { kind: 'new' | 'known' | 'noLogo' | 'role' }
  | { kind: 'change'; from: string }
  | { kind: 'sameColor'; name: string }

/** Compares each token of a file with a kit, by its path. Names are compared without regard to case. */
export function compareTokens(draft: BrandKitDraft, kit: KitTokens): ReadonlyMap<string, TokenStanding> {
  const colors = kit.colors.map(({ path, color }): [string, TokenStanding] => {
    const named = findNamed(draft, color.name)
    if (named) {
      if (named.hex !== color.hex) return [path, { kind: 'change', from: named.hex }]
      return [path, { kind: color.role === 'other' || color.role === named.role ? 'known' : 'role' }]
    }
    const same = draft.colors.find(({ hex }) => hex === color.hex)
    return [path, same ? { kind: 'sameColor', name: same.name } : { kind: 'new' }]
  })
  const fonts = kit.fonts.map(({ path, role, family }): [string, TokenStanding] => {
    const from = draft.fonts[role]
    return [path, from === '' ? { kind: 'new' } : from === family ? { kind: 'known' } : { kind: 'change', from }]
  })
  const widths = kit.widths.map(({ path, role, minWidth }): [string, TokenStanding] => {
    const logos = draft.logos.filter((logo) => logo.role === role)
    const other = logos.find((logo) => logo.minWidth !== minWidth)
    if (logos.length === 0) return [path, { kind: 'noLogo' }]
    return [path, other ? { kind: 'change', from: `${other.minWidth} px` } : { kind: 'known' }]
  })
  return new Map([...colors, ...fonts, ...widths])
}

/** Returns the number of colours in a kit with the chosen tokens. */
export function countColors(draft: BrandKitDraft, kit: KitTokens, chosen: readonly string[]): number {
  const added = kit.colors.filter(({ path, color }) => chosen.includes(path) && !findNamed(draft, color.name))
  return draft.colors.length + added.length
}

/** Returns the new tokens that a kit has room for; they are selected by default, because they replace nothing. */
export function firstTokens(draft: BrandKitDraft, kit: KitTokens): string[] {
  const standings = compareTokens(draft, kit)
  const isNew = ({ path }: { path: string }) => standings.get(path)?.kind === 'new'
  const room = BRAND_COLORS_MAX - draft.colors.length
  return [...kit.colors.filter(isNew).slice(0, Math.max(0, room)), ...kit.fonts.filter(isNew)].map(({ path }) => path)
}

/**
 * Returns the changes to a kit from the chosen tokens: a colour with an existing name gets the new value, others are added. A role moves from the
 * colour that has it now to the one in the file.
 */
export function takeTokens(draft: BrandKitDraft, kit: KitTokens, chosen: readonly string[]): Partial<BrandKitDraft> {
  const isChosen = ({ path }: { path: string }) => chosen.includes(path)
  const taken = kit.colors.filter(isChosen).map(({ color }) => color)
  const isTaken = (name: string) => taken.some((color) => isSameName(color.name, name))
  const given = new Set(taken.map(({ role }) => role))
  const kept = draft.colors.map((color) =>
    color.role !== 'other' && given.has(color.role) && !isTaken(color.name)
      ? { ...color, role: 'other' as const }
      : color,
  )
  const colors = taken.reduce((all, { name, hex, role }) => {
    const same = all.find((each) => isSameName(each.name, name))
    if (!same) return [...all, { id: crypto.randomUUID(), name, hex, role }]
    // A colour without a role in the file keeps its role.
    return all.map((each) => (each === same ? { ...each, hex, role: role === 'other' ? each.role : role } : each))
  }, kept)
  const fonts = Object.fromEntries(kit.fonts.filter(isChosen).map(({ role, family }) => [role, family]))
  const widths = new Map(kit.widths.filter(isChosen).map(({ role, minWidth }) => [role, minWidth]))
  return {
    colors: colors.slice(0, BRAND_COLORS_MAX),
    fonts: { ...draft.fonts, ...fonts },
    logos: draft.logos.map((logo) => ({ ...logo, minWidth: widths.get(logo.role) ?? logo.minWidth })),
  }
}

function findNamed(draft: BrandKitDraft, name: string): BrandKitDraft['colors'][number] | undefined {
  return draft.colors.find((color) => isSameName(color.name, name))
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
