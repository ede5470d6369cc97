import type { PostDraft } from '@postwright/core/model/post'
import { hasSameFields } from '@/documents/has-same-fields.ts'

/** A part of a post that differs between two versions; a missing value is undefined. */
export type ChangedPart = { path: readonly string[]; before: unknown; after: unknown }

/** Returns the differences between two versions of a post, part by part. */
export function changedParts(
  { overrides: ownBefore, ...before }: PostDraft,
  { overrides: ownAfter, ...after }: PostDraft,
): ChangedPart[] {
  const ids = new Set([...ownBefore, ...ownAfter].map(({ connectionId }) => connectionId))
  const ofChannels = [...ids].flatMap((id) => {
    const own = (overrides: PostDraft['overrides']) => overrides.find(({ connectionId }) => connectionId === id) ?? {}
    return changedFields([id], { ...own(ownBefore) }, { ...own(ownAfter) }).filter(
      ({ path }) => path[1] !== 'connectionId',
    )
  })
  return [
    ...changedFields([], before, after),
    ...ofChannels.map((each) => ({ ...each, path: ['overrides', ...each.path] })),
  ]
}

type Fields = Readonly<Record<string, unknown>>

function changedFields(path: readonly string[], before: Fields, after: Fields): ChangedPart[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !hasSameFields(before[name] ?? null, after[name] ?? null))
    .map((name) => ({ path: [...path, name], before: before[name] ?? undefined, after: after[name] ?? undefined }))
}
