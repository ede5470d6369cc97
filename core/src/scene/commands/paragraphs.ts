import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { type Paragraph, plainText } from '../text-content.ts'
import { setLayerFields } from './layer-fields.ts'
import { listUnlockedMembers } from './unlocked-layers.ts'
import { slideChange } from './scene-change.ts'
import type { TextRange } from './style-runs.ts'

/** Replaces the paragraphs of a text, including the styles of runs. */
export function setParagraphs(
  scene: Scene,
  target: Target,
  { paragraphs }: { paragraphs: readonly Paragraph[] },
): Change | null {
  return setLayerFields(scene, target, { fields: { paragraphs }, command: 'setParagraphs' })
}

/** Turns paragraphs into list items or back, and indents or outdents them: those that the range touches, or all. */
export function setList(
  scene: Scene,
  target: Target,
  { list, level, range }: { list?: Paragraph['list']; level?: number; range?: TextRange },
): Change | null {
  return slideChange('setList', scene, target.slideId, (slide) => {
    const chosen = new Set(listUnlockedMembers(slide.layers, target.layerIds).map(({ id }) => id))
    const fields = { ...(list && { list }), ...(level !== undefined && { level: Math.min(4, Math.max(0, level)) }) }
    const layers = slide.layers.map((layer) => {
      if (layer.type !== 'text' || !chosen.has(layer.id)) return layer
      const touched = touchedBy(layer.paragraphs, range ?? { from: 0, to: plainText(layer.paragraphs).length })
      return {
        ...layer,
        paragraphs: layer.paragraphs.map((one, at) => (touched.has(at) ? inList(one, fields) : one)),
      }
    })
    return { ...slide, layers }
  })
}

/** Returns a paragraph with other list fields. Only numbered items have a start number. */
function inList(paragraph: Paragraph, fields: Partial<Pick<Paragraph, 'list' | 'level'>>): Paragraph {
  const { start, ...next } = { ...paragraph, ...fields }
  return next.list === 'number' && start !== undefined ? { ...next, start } : next
}

function touchedBy(paragraphs: readonly Paragraph[], { from, to }: TextRange): Set<number> {
  const touched = new Set<number>()
  let start = 0
  for (const [at, paragraph] of paragraphs.entries()) {
    const end = start + plainText([paragraph]).length
    if (start <= to && end >= from) touched.add(at)
    start = end + 1
  }
  return touched
}
