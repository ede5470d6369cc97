import type { BrandKitDraft, BrandLogo } from '@postwright/core/model/brand-kit'

/** The logo that a card shows, which stands on a light ground. */
export function cardLogo({ logos }: Pick<BrandKitDraft, 'logos'>): BrandLogo | null {
  return logos.find(({ role }) => role === 'light') ?? logos.find(({ role }) => role === 'mark') ?? null
}
