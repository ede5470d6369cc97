import type { MergeShape } from './merge-shape.ts'

/** A part of a draft in the version that both sides began with, and in theirs. */
export type Versions<Part = unknown> = { base: Part; mine: Part; theirs: Part }

/** Joins the versions of a part that lies inside another. */
export type Below = (name: string, item: MergeShape, parts: Versions) => unknown
