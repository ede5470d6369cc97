import type { CheckedDraft } from '@postwright/core/checks/checked-draft'

/** Drafts in which a check finds something, and drafts in which it finds nothing; both with what they are checked for. */
export type CheckCases = {
  check: string
  given?: Partial<CheckedDraft>
  finds: readonly (string | Partial<CheckedDraft>)[]
  passes: readonly (string | Partial<CheckedDraft>)[]
}
