import type { Paragraph, Run } from '../text-content.ts'

/** Content of one slide, or of several if it is long: a heading (empty for none) and the text below it. */
export type OutlinePart = { title: readonly Run[]; body: readonly Paragraph[] }

/** Returns whether a part contains only whitespace. */
export function isEmptyPart({ title, body }: OutlinePart): boolean {
  return [...title, ...body.flatMap(({ runs }) => runs)].every(({ text }) => text.trim() === '')
}
