import type { Box } from '../box.ts'

/** Where a layer goes; what is not given stays. `size` is that of its text. */
export type Placement = { box?: Box; rotation?: number; size?: number }

/** Where layers go, by their ids. */
export type Placements = ReadonlyMap<string, Placement>
