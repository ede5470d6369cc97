import type { Layer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import type { LayerRow } from './layer-rows.ts'

/** `only` chooses one layer, `toggle` one more or less, `range` all from the last one that was chosen. */
export type Choice = 'only' | 'toggle' | 'range'

/** Chooses layers in their list, also on the stage: what lies in a group is chosen inside it. */
export function chooseRow(
  { view }: Pick<Editor, 'view'>,
  rows: readonly LayerRow[],
  layer: Layer,
  choice: Choice,
): void {
  view.set({
    selection: chosenAfter(view.getState().selection, rows, layer.id, choice),
    inside: layer.groupId,
    editing: '',
  })
}

function chosenAfter(selection: readonly string[], rows: readonly LayerRow[], id: string, choice: Choice): string[] {
  if (choice === 'only') return [id]
  if (choice === 'toggle') {
    return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
  }
  const ids = rows.map((row) => row.layer.id)
  const [from, to] = [ids.indexOf(selection.at(0) ?? id), ids.indexOf(id)]
  if (from === -1) return [id]
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  return from <= to ? range : range.toReversed()
}
