import type { MediaKind } from '../media/media-kind.ts'
import type { EarlierPost } from '../model/earlier-posts.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { BrandRules } from './brand/brand-rules.ts'
import type { PersonaRules } from './persona/persona-rules.ts'

/** A file of a draft, as far as checks look at it. */
export type CheckedFile = { mediaId: string; kind: MediaKind; alt: string; name: string }

/** A draft with everything that rules over it are made of. */
export type CheckedDraft = {
  text: string
  files: readonly CheckedFile[]
  /** Of the channel that it is checked for; null: no channel in particular. */
  contract: PlatformContract | null
  brand: BrandRules | null
  persona: PersonaRules | null
  /** The workspace's other posts, each with the sum of its text and its first words. */
  earlier: readonly ({ id: string } & Pick<EarlierPost, 'sum' | 'words' | 'plannedAt'>)[]
}

/** A draft of words only. */
export function draftOfText(text: string, given: Partial<CheckedDraft> = {}): CheckedDraft {
  return { text, files: [], contract: null, brand: null, persona: null, earlier: [], ...given }
}
