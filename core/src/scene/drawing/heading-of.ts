import type { Layer } from '../layer.ts'

/** The id of the largest text that is shown, which says what a slide is about; empty when it has none. */
export function headingOf(layers: readonly Layer[]): string {
  let heading = { id: '', size: 0 }
  for (const layer of layers) {
    if (layer.type !== 'text' || layer.isHidden) continue
    const runs = layer.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text }) => text.trim() !== '')
    const size = layer.style.size * Math.max(0, ...runs.map(({ scale }) => scale ?? 1))
    if (size > heading.size) heading = { id: layer.id, size }
  }
  return heading.id
}
