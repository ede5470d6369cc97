import type { Collision } from './merge/merge-by-shape.ts'

/** How the parts of a draft are told to a person. */
export type PartWords = {
  /** What the part is called. */
  nameOf: (part: Pick<Collision, 'path'>) => string
  /** What a side has of it. */
  textOf: (value: unknown, part: Pick<Collision, 'path'>) => string
}
