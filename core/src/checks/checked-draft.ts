import type { MediaKind } from '../media/media-kind.ts'
import type { EarlierPost } from '../model/earlier-posts.ts'
import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { BrandRules } from './brand/brand-rules.ts'
import type { Proof } from './language/proof.ts'
import type { PersonaRules } from './persona/persona-rules.ts'
import type { KnownLanguage } from './text/text-analysis.ts'

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
  /** In which the workspace writes, the likeliest first: a short text is taken for one of them. */
  languages: readonly KnownLanguage[]
  /** What a dictionary and a grammar say of the text; none while nobody has read it. */
  proofs: readonly Proof[]
  habits: WritingHabits
}

/** What a person has decided about checks. */
export type WritingHabits = {
  /** Words that are right, whatever a dictionary says. */
  words: readonly string[]
  /** What is not shown again: the evidence of findings, as it stood in the draft. */
  ignored: readonly { check: string; evidence: string }[]
  /** Checks that only hint, which costs no points, and checks that do not run. */
  strengths: Readonly<Record<string, 'hint' | 'off'>>
}

export const NO_HABITS: WritingHabits = { words: [], ignored: [], strengths: {} }

/** A draft of words only. */
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
