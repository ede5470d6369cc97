import { mergeVersions, type DraftComparison } from './merge-versions.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'
import type { ServerVersion } from './server-version.ts'

export type Restored<Draft> = {
  /** The version that the editor starts from. */
  base: ServerVersion<Draft>
  /** What it shows. */
  draft: Draft
  /** The copy that goes on in the editor; null when there was none. */
  copy: WaitingDraft<Draft> | null
  /** Whether that copy simply goes on: the stored draft is still the one it builds on, or both fit together. */
  continues: boolean
  /** Older copies that say something else: a person decides about each. */
  others: readonly WaitingDraft<Draft>[]
  /** Copies that the stored document makes needless. */
  needless: readonly string[]
}

/**
 * What an editor starts with, given what is stored and what earlier visits left on this device, newest first. A copy continues
 * where it was: when the stored draft has not changed since it is simply saved, else it meets the stored one as a conflict,
 * unless the two fit together.
 */
export function restoreCopies<Draft>(
  comparison: DraftComparison<Draft>,
  stored: ServerVersion<Draft>,
  copies: readonly WaitingDraft<Draft>[],
): Restored<Draft> {
  const mergeOf = ({ base, draft }: WaitingDraft<Draft>) =>
    mergeVersions(comparison, { base: base.draft, mine: draft, theirs: stored.draft })
  const isWanted = (copy: WaitingDraft<Draft>) => mergeOf(copy) !== 'same' && mergeOf(copy) !== 'adopt'
  const [copy = null, ...others] = copies.filter(isWanted)
  const needless = copies.filter((each) => !isWanted(each)).map(({ id }) => id)
  if (!copy) return { base: stored, draft: stored.draft, copy, continues: false, others, needless }
  // NOTE one revision behind at least, so that the stored version is met as a newer one.
  const rev = Math.min(copy.base.rev, stored.rev - 1)
  const base = { rev, draft: copy.base.draft, editable: true }
  return { base, draft: copy.draft, copy, continues: mergeOf(copy) !== 'conflict', others, needless }
}
