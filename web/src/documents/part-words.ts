import type { Collision } from './merge/merge-by-shape.ts'

/** Texts that describe the parts of a draft to users. */
export type PartWords = {
  nameOf: (part: Pick<Collision, 'path'>) => string
  /** Returns the text of a side's value. */
  textOf: (value: unknown, part: Pick<Collision, 'path'>) => string
}
