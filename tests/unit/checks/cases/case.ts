import type { CheckedDraft } from '@postwright/core/checks/checked-draft'

/** Drafts in which a check finds something, and drafts in which it finds nothing; `given` holds the fields of all of them. */
export type CheckCases = {
  check: string
  given?: Partial<CheckedDraft>
  finds: readonly (string | Partial<CheckedDraft>)[]
  passes: readonly (string | Partial<CheckedDraft>)[]
}
