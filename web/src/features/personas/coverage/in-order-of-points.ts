import type { CoverageRow } from '@postwright/core/personas/coverage-of'

/** Posts that speak of the most points first, so that the first page shows what there is; otherwise as they were. */
export function inOrderOfPoints<Post extends { id: string }>(
  posts: readonly Post[],
  rows: readonly CoverageRow[],
): Post[] {
  const points = new Map<string, number>()
  for (const { postId } of rows.flatMap((row) => row.posts)) points.set(postId, (points.get(postId) ?? 0) + 1)
  return posts.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
}
