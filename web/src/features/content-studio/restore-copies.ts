import type { PostDraft } from '@postwright/core/model/post'
import { mergeVersions, type ServerVersion } from '@/publishing/merge-versions.ts'
import type { WaitingDraft } from '@/publishing/outbox/waiting-item.ts'

export type Restored = {
  /** The version that the editor starts from. */
  base: ServerVersion
  /** What it shows. */
  draft: PostDraft
  /** The copy that goes on in the editor; null when there was none. */
  copy: WaitingDraft | null
  /** Whether that copy simply goes on: the stored draft is still the one it builds on. */
  continues: boolean
  /** Older copies that say something else: a person decides about each. */
  others: readonly WaitingDraft[]
  /** Copies that the stored post makes needless. */
  needless: readonly string[]
}

/**
 * What an editor starts with, given what is stored and what earlier visits left on this device, newest first. A copy continues
 * where it was: when the stored draft has not changed since it is simply saved, else it meets the stored one as a conflict.
 */
export function restoreCopies(stored: ServerVersion, copies: readonly WaitingDraft[]): Restored {
  const mergeOf = ({ base, draft }: WaitingDraft) => mergeVersions(base.draft, draft, stored.draft)
  const isWanted = (copy: WaitingDraft) => mergeOf(copy) === 'rebase' || mergeOf(copy) === 'conflict'
  const [copy = null, ...others] = copies.filter(isWanted)
  const needless = copies.filter((each) => !isWanted(each)).map(({ id }) => id)
  if (!copy) return { base: stored, draft: stored.draft, copy, continues: false, others, needless }
  // NOTE one revision behind at least, so that the stored version is met as a newer one.
  const rev = Math.min(copy.base.rev, stored.rev - 1)
  const base = { rev, draft: copy.base.draft, editable: true }
  return { base, draft: copy.draft, copy, continues: mergeOf(copy) === 'rebase', others, needless }
}
