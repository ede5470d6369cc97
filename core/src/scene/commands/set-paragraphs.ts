import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Paragraph } from '../text-content.ts'
import { setLayerFields } from './set-layer-fields.ts'

/** Writes other words into a text, styles of runs included. */
export function setParagraphs(
  scene: Scene,
  target: Target,
  { paragraphs }: { paragraphs: readonly Paragraph[] },
): Change | null {
  return setLayerFields(scene, target, { fields: { paragraphs }, command: 'setParagraphs' })
}
