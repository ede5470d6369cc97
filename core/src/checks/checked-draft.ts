import type { MediaKind } from '../media/media-kind.ts'
import type { EarlierPost } from '../model/earlier-posts.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { BrandRules } from './brand/brand-rules.ts'
import type { Proof } from './language/proof.ts'
import type { PersonaRules } from './persona/persona-rules.ts'
import type { KnownLanguage } from './text/text-analysis.ts'

/** Fields of an attached file that checks read. */
export type CheckedFile = { mediaId: string; kind: MediaKind; alt: string; name: string }

/** A draft with all data that rules use. */
export type CheckedDraft = {
  text: string
  files: readonly CheckedFile[]
  /** Contract of the channel that the draft is checked for; null for no channel in particular. */
  contract: PlatformContract | null
  brand: BrandRules | null
  persona: PersonaRules | null
  /** The workspace's other posts, each with the hash and the beginning of its text. */
  earlier: readonly ({ id: string } & Pick<EarlierPost, 'sum' | 'words' | 'plannedAt'>)[]
  /** Languages of the workspace, most likely first: a short text is assumed to be in one of them. */
  languages: readonly KnownLanguage[]
  /** Spelling and grammar findings of the text; empty before it was proofread. */
  proofs: readonly Proof[]
  habits: WritingHabits
}

/** A person's decisions about checks. */
export type WritingHabits = {
  /** Words that are correct, even if a dictionary lacks them. */
  words: readonly string[]
  /** Ignored findings, identified by their evidence in the draft. */
  ignored: readonly { check: string; evidence: string }[]
  /** Checks that only give hints, without a loss of points, and checks that are off. */
  strengths: Readonly<Record<string, 'hint' | 'off'>>
}

export const NO_HABITS: WritingHabits = { words: [], ignored: [], strengths: {} }

/** Returns a draft that contains only a text and the given fields. */
export function draftOfText(text: string, given: Partial<CheckedDraft> = {}): CheckedDraft {
  return {
    text,
    files: [],
    contract: null,
    brand: null,
    persona: null,
    earlier: [],
    languages: ['en'],
    proofs: [],
    habits: NO_HABITS,
    ...given,
  }
}
