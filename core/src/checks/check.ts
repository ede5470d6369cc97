import type { HoldingStrength } from '../model/brand-strictness.ts'
import type { CheckedDraft } from './checked-draft.ts'
import type { TextAnalysis } from './text/text-analysis.ts'

/** Where a rule comes from. */
export const CHECK_SOURCES = ['channel', 'brand', 'persona', 'craft', 'accessibility'] as const

export type CheckSource = (typeof CHECK_SOURCES)[number]

/** Characters `from` up to before `to` of the draft's text, in UTF-16 units; or one of its files. */
export type FindingPlace = { kind: 'text'; from: number; to: number } | { kind: 'media'; mediaId: string }

/** What mends a finding: a stretch of the text written anew, or the alt text of a file. */
export type Fix =
  | { kind: 'text'; from: number; to: number; text: string }
  | { kind: 'alt'; mediaId: string; text: string }

/** What a check has found. Words of screens are made of `reason` and `values`. */
export type Finding = {
  check: string
  source: CheckSource
  /** Null when it is about the draft as a whole. */
  place: FindingPlace | null
  /** What was seen, as it stands in the draft; empty when it is about what is missing. */
  evidence: string
  /** A locale key below the check's. */
  reason: string
  values: Readonly<Record<string, string | number>>
  fix: Fix | null
  /** The fix is right in any sentence: it changes spacing, doubled punctuation, the form of letters, tags or links, and no word. */
  isSafe: boolean
  /** How much of the check's weight it takes, from 0 to 1. */
  loss: number
  /**
   * The share of 100 points that a draft with it can reach, whatever else is right about it; 1 for most. Those of several
   * findings multiply.
   */
  ceiling: number
  /** Of a brand rule that holds posts up: whether it asks at scheduling or needs an approval. */
  strength?: HoldingStrength
}

/** What a check says of one finding; what is left out is as it mostly is. */
export type Found = Pick<Finding, 'reason'> &
  Partial<Pick<Finding, 'place' | 'evidence' | 'values' | 'fix' | 'isSafe' | 'loss' | 'ceiling'>>

/** A rule over drafts: what it is as data, and one function. */
export type Check = {
  id: string
  /** Grows with what it finds, so that stored results say which rule they are from. */
  version: number
  source: CheckSource
  /** How many points it is about, beside those of other checks. */
  weight: number
  /** @returns null when the check says nothing about such a draft: then it has no points either */
  run(draft: CheckedDraft, text: TextAnalysis): readonly Found[] | null
}
