import {
  AID_ACTIONS,
  CLIPBOARD_ACTIONS,
  EDIT_TEXT,
  type EditorAction,
  REDO,
  SELECT_ALL,
  STRIP,
  TOOL_ACTIONS,
  UNDO,
  ZOOM_ACTIONS,
} from './editor-actions.ts'
import { SCENE_ACTIONS } from './scene-actions.ts'

/** All actions of the editor, for its menus, its keys, the palette and the sheet of shortcuts. */
export const EDITOR_ACTIONS: readonly EditorAction[] = [
  UNDO,
  REDO,
  ...CLIPBOARD_ACTIONS,
  EDIT_TEXT,
  SELECT_ALL,
  ...SCENE_ACTIONS,
  ...TOOL_ACTIONS,
  ...ZOOM_ACTIONS,
  STRIP,
  ...AID_ACTIONS,
].map((action) => ({ ...action, hasOwnKeys: true }))
