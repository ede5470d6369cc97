import type { PostDraft } from '@postwright/core/model/post'
import { sameDraft } from './same-draft.ts'

/** A stored state of a post as the composer sees it. `editable` is false while it is being sent and once it is out. */
export type ServerVersion = { rev: number; draft: PostDraft; editable: boolean }

export type Merge =
  /** The store has what the editor has. */
  | 'same'
  /** Only the server's own fields moved: what was typed still fits on top. */
  | 'rebase'
  /** Nothing was typed here since: the newer version is shown. */
  | 'adopt'
  /** Both sides changed the draft: a person decides. */
  | 'conflict'

/** How a newer stored version meets what is in the editor, given the version that the editing started from. */
export function mergeVersions(base: PostDraft, mine: PostDraft, theirs: PostDraft): Merge {
  if (sameDraft(theirs, mine)) return 'same'
  if (sameDraft(theirs, base)) return 'rebase'
  return sameDraft(mine, base) ? 'adopt' : 'conflict'
}
