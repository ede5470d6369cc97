import type { TextUnit } from '../text/text-units.ts'

/** Maximum length of a profile's field, in the network's unit. */
export type ProfileTextLimit = { max: number; unit: TextUnit; maxBytes?: number }

/** A part of an image, as fractions of its width and height. */
export type ImageArea = { x: number; y: number; width: number; height: number }

/** Display of a banner in an app: the visible area, and the areas that are covered. */
export type BannerView = { device: 'phone' | 'desktop'; shown: ImageArea; covered: readonly ImageArea[] }

/** Features of a network's profiles, as dated data with its sources. */
export type ProfileFacts = {
  verifiedAt: string
  sources: readonly [string, ...string[]]
  name: ProfileTextLimit
  /** Limit of the line below the name; null if profiles have none. */
  headline: ProfileTextLimit | null
  bio: ProfileTextLimit & {
    /** Characters that are visible before a bio is folded; null if it is shown in full. */
    fold: number | null
    keepsLines: boolean
  }
  /** Place for a link: its own field, or the bio. */
  link: 'field' | 'bio'
  canPin: boolean
  picture: {
    /** Recommended side length in pixels. */
    size: number
    crop: 'circle' | 'square'
    /** Side length in pixels at the smallest display size, beside a comment. */
    smallest: number
  }
  banner: { width: number; height: number; views: readonly BannerView[] } | null
  /** Page for changing the profile; `{handle}` and `{host}` are replaced by those of the account. */
  settings: string
  /** Rules for changing a profile; omitted if the network's API cannot change it. */
  writes?: {
    /** Scope for changing the profile, besides those for publishing; null for none. */
    scope: string | null
  }
}

/** Area of the whole image. */
export const WHOLE: ImageArea = { x: 0, y: 0, width: 1, height: 1 }
