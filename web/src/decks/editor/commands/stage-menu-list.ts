import type { Editor } from '../editor.ts'
import { CLIPBOARD_ACTIONS, EDIT_TEXT, type EditorAction, SELECT_ALL } from './editor-actions.ts'
import { SCENE_ACTIONS } from './scene-actions.ts'

type SceneActionId = (typeof SCENE_ACTIONS)[number]['command']

/** Returns the sections of the stage's menu with the actions that are available now. */
export function stageMenu(editor: Editor): EditorAction[][] {
  const sections = [
    [...CLIPBOARD_ACTIONS, ...named('duplicateLayers'), SELECT_ALL],
    [EDIT_TEXT, ...named('groupLayers', 'ungroupLayers')],
    named('bringToFront', 'bringForward', 'sendBackward', 'sendToBack'),
    named('lockLayers', 'unlockLayers', 'hideLayers', 'resetOverride', 'removeLayers'),
    editor.view.getState().selection.length === 0 ? named('addSlide', 'duplicateSlide', 'removeSlide') : [],
  ]
  return sections
    .map((section) => section.filter(({ when }) => when?.(editor) ?? true))
    .filter((section) => section.length > 0)
}

function named(...commands: SceneActionId[]): EditorAction[] {
  return SCENE_ACTIONS.filter(({ command }) => commands.includes(command))
}
