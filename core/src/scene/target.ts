import type { Format } from './format.ts'

/** Target of a command: layers of one slide, in one format. Without layers, the slide itself. */
export type Target = { slideId: string; layerIds: readonly string[]; format: Format }
