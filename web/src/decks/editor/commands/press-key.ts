import type { Editor } from '../editor.ts'
import { chordFor } from './chord.ts'
import { selectNextLayer, choosable, leaveSelection, stepSlide } from './selection.ts'
import { EDITOR_ACTIONS } from './editor-action-list.ts'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import { beginCrop } from '../crop/crop-tool.tsx'
import { getCurrentLayers } from '../editor-selectors.ts'

/**
 * Place of a key press. On the stage all keys are handled, and in panels all except those that panels use themselves. In fields no action runs, and
 * `Mod` keys of actions are withheld from other handlers.
 */
export type KeyPlace = 'stage' | 'panel' | 'field'

/** Keys that panels use to move between controls and to operate them. */
const OF_PANELS = /^(shift\+)?(arrow.*|tab|enter|space|escape|delete)$/

/** @returns whether the editor handles the key; then no other handler receives it */
export function pressKey(editor: Editor, chord: string, place: KeyPlace): boolean {
  if (place === 'panel' && OF_PANELS.test(chord)) return false
  if (place === 'stage' && pressOnStage(editor, chord)) return true
  const actions = EDITOR_ACTIONS.filter(({ keys }) => keys && chordFor(keys) === chord)
  if (actions.length === 0) return false
  if (place === 'field') return chord.startsWith('mod+')
  const action = actions.find(({ when }) => when?.(editor) ?? true)
  action?.run(editor)
  // Keys of unavailable actions, such as Ctrl+D, are not left to the browser either.
  return action !== undefined || chord.startsWith('mod+')
}

function pressOnStage(editor: Editor, chord: string): boolean {
  if (chord === 'escape') return leaveSelection(editor)
  if (chord === 'enter' && enterSelection(editor)) return true
  if (chord === 'pagedown' || chord === 'pageup') return stepSlide(editor, chord === 'pagedown' ? 1 : -1)
  const { selection } = editor.view.getState()
  if ((chord === 'tab' || chord === 'shift+tab') && selection.length > 0) {
    selectNextLayer(editor, chord === 'tab' ? 1 : -1)
    return true
  }
  return false
}

/**
 * Handles Enter: selects the first layer if none is selected, opens a selected group, or starts cropping a selected image.
 * @returns whether it did any of these
 */
function enterSelection(editor: Editor): boolean {
  const { view } = editor
  const [id, another] = view.getState().selection
  if (another !== undefined) return false
  if (id === undefined) return chooseFirst(editor)
  if (beginCrop(editor, id)) return true
  const tree = layerTree(getCurrentLayers(editor))
  if (tree.get(id)?.type !== 'group' || tree.isLocked(id)) return false
  view.set({ inside: id })
  return chooseFirst(editor)
}

function chooseFirst(editor: Editor): boolean {
  const first = choosable(editor).at(0)
  if (first !== undefined) editor.view.set({ selection: [first] })
  return first !== undefined
}
