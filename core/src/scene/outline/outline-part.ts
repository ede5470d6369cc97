import type { Paragraph, Run } from '../text-content.ts'

/** What becomes one slide, or several when it is long: a heading (no runs: it has none) and what stands under it. */
export type OutlinePart = { title: readonly Run[]; body: readonly Paragraph[] }

/** Whether nothing but space is in a part. */
export function isEmptyPart({ title, body }: OutlinePart): boolean {
  return [...title, ...body.flatMap(({ runs }) => runs)].every(({ text }) => text.trim() === '')
}
