export type Merge<Draft> =
  /** The store has what the editor has. */
  | 'same'
  /** Only the server's own fields moved: what was typed still fits on top. */
  | 'rebase'
  /** Nothing was typed here since: the newer version is shown. */
  | 'adopt'
  /** Both sides changed the draft: a person decides. */
  | 'conflict'
  /** Both sides changed the draft, and their changes fit together. */
  | { merged: Draft }

/** How the versions of one kind of document are compared. */
export type DraftComparison<Draft> = {
  /** True when two drafts would be stored as the same fields. */
  isSame(a: Draft, b: Draft): boolean
  /** Joins two versions that both changed since `base`; null when only a person can. Without it a person always decides. */
  merge?(base: Draft, mine: Draft, theirs: Draft): Draft | null
}

/** How a newer stored version meets what is in the editor, given the version that the editing started from. */
export function mergeVersions<Draft>(
  comparison: DraftComparison<Draft>,
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
): Merge<Draft> {
  if (comparison.isSame(theirs, mine)) return 'same'
  if (comparison.isSame(theirs, base)) return 'rebase'
  if (comparison.isSame(mine, base)) return 'adopt'
  const merged = comparison.merge?.(base, mine, theirs) ?? null
  return merged === null ? 'conflict' : { merged }
}
