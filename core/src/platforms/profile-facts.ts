import type { TextUnit } from '../text/text-units.ts'

/** How much text a field of a profile takes, as its network counts. */
export type ProfileTextLimit = { max: number; unit: TextUnit; maxBytes?: number }

/** A part of an image, in shares of its width and height. */
export type ImageArea = { x: number; y: number; width: number; height: number }

/** How an app shows a banner: which part of it, and what lies over it. */
export type BannerView = { device: 'phone' | 'desktop'; shown: ImageArea; covered: readonly ImageArea[] }

/** What a network's profiles have, as dated data with its sources. */
export type ProfileFacts = {
  verifiedAt: string
  sources: readonly [string, ...string[]]
  name: ProfileTextLimit
  /** Null where profiles have no line below the name. */
  headline: ProfileTextLimit | null
  bio: ProfileTextLimit & {
    /** Characters that are seen before a bio is folded; null where all of it is shown. */
    fold: number | null
    keepsLines: boolean
  }
  /** Whether a link has a field of its own or stands in the bio. */
  link: 'field' | 'bio'
  canPin: boolean
  picture: {
    /** Pixels of a side that the network recommends. */
    size: number
    crop: 'circle' | 'square'
    /** Pixels of a side where it's shown smallest, beside a comment. */
    smallest: number
  }
  banner: { width: number; height: number; views: readonly BannerView[] } | null
  /** Where people change their profile; `{handle}` and `{host}` are those of the account. */
  settings: string
  /** Left out where the network has no call for changing a profile. */
  writes?: {
    /** The scope for it, beside those for publishing; null for none. */
    scope: string | null
  }
}

/** All of an image. */
export const WHOLE: ImageArea = { x: 0, y: 0, width: 1, height: 1 }
