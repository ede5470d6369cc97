import type { Format } from './format.ts'

/** What a command is about: layers of one slide, as seen in one format. Without layers it is about the slide. */
export type Target = { slideId: string; layerIds: readonly string[]; format: Format }
