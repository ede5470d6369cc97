import type { HoldingStrength } from '../model/brand-strictness.ts'
import type { CheckedDraft } from './checked-draft.ts'
import type { TextAnalysis } from './text/text-analysis.ts'

/** Sources of rules, in display order. */
export const CHECK_SOURCES = ['channel', 'brand', 'persona', 'craft', 'accessibility'] as const

export type CheckSource = (typeof CHECK_SOURCES)[number]

/** Characters `from` up to, but not including, `to` of the draft's text, in UTF-16 units; or one of its files. */
export type FindingPlace = { kind: 'text'; from: number; to: number } | { kind: 'media'; mediaId: string }

/** Fix of a finding: replacement of a text range, or the alt text of a file. */
export type Fix =
  | { kind: 'text'; from: number; to: number; text: string }
  | { kind: 'alt'; mediaId: string; text: string }

/** A finding of a check. Screens build its message from `reason` and `values`. */
export type Finding = {
  check: string
  source: CheckSource
  /** Null if the finding concerns the whole draft. */
  place: FindingPlace | null
  /** The matched text of the draft, or the beginning of a similar post; empty if the finding matches no text. */
  evidence: string
  /** Locale key of the message, below the key of the check. */
  reason: string
  values: Readonly<Record<string, string | number>>
  fix: Fix | null
  /** True if the fix is right in any sentence: it changes spacing, doubled punctuation, the form of letters, tags or links, but no words. */
  isSafe: boolean
  /** Share of the check's weight that the finding costs, from 0 to 1. */
  loss: number
  /**
   * Maximum score that a draft with this finding can reach, as a share of 100 points; 1 for most findings. The ceilings of several findings are
   * multiplied.
   */
  ceiling: number
  /** Consequence of a breach of a brand rule that holds posts: a confirmation at scheduling, or an approval. */
  strength?: HoldingStrength
}

/** One finding as returned by a check; omitted fields get their defaults. */
export type Found = Pick<Finding, 'reason'> &
  Partial<Pick<Finding, 'place' | 'evidence' | 'values' | 'fix' | 'isSafe' | 'loss' | 'ceiling'>>

/** A rule for drafts: its properties as data, and one function. */
export type Check = {
  id: string
  /** Increased when the findings of the check change, so that stored results identify their rule. */
  version: number
  source: CheckSource
  /** Maximum points of the check, relative to other checks. */
  weight: number
  /** @returns null if the check does not apply to the draft and therefore has no points */
  run(draft: CheckedDraft, text: TextAnalysis): readonly Found[] | null
}
