import type { FontFamily } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'

/** A family whose files were uploaded. Plain data, so that workers can be handed it too. */
export type OwnFamily = FontFamily & { files: readonly OwnFontFile[] }

/** Addresses of one subset of one shape: WOFF2 for screens, WOFF for documents. */
export type OwnFontFile = { weight: number; isItalic: boolean; subset: FontSubset; woff2: string; woff: string }
