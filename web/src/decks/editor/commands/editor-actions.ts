import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCircle,
  IconClipboard,
  IconCopy,
  IconCut,
  IconGrid4x4,
  IconHandStop,
  IconLayoutColumns,
  IconLine,
  IconMagnet,
  IconMaximize,
  IconPencil,
  IconPointer,
  IconRectangle,
  IconRuler2,
  IconSelectAll,
  IconShieldHalf,
  IconTypography,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
  IconZoomScan,
} from '@tabler/icons-react'
import type { Action } from '@/config/action.ts'
import { centred, clampStripZoom, fitted, fittedTo, zoomedAt } from '../camera.ts'
import type { Editor } from '../editor.ts'
import type { Aids, Tool } from '../editor-state.ts'
import { getCurrentLayers, getCurrentSize } from '../editor-selectors.ts'
import { selectionFrame } from '../selection-frame.ts'
import { selectAllLayers } from './selection.ts'
import { copySelection, cutSelection, pasteCopied } from './clipboard.ts'
import { redoChange, undoChange } from './undo-change.ts'

export type EditorAction = Action<Editor> & { run: (editor: Editor) => void }

const ZOOM_STEP = 1.25

const tool = (name: Tool, key: string, Icon: EditorAction['Icon']): EditorAction => ({
  id: `deck-editor.tool-${name}`,
  labelKey: `editor:tool.${name}`,
  Icon,
  keys: [key],
  run: ({ view }) => view.set({ tool: name, editing: '' }),
})

const aid = (name: keyof Aids, Icon: EditorAction['Icon'], keys?: readonly string[]): EditorAction => ({
  id: `deck-editor.aid-${name}`,
  labelKey: `editor:aid.${name}`,
  Icon,
  ...(keys && { keys }),
  run: ({ view }) => view.set({ aids: { ...view.getState().aids, [name]: !view.getState().aids[name] } }),
})

export const TOOL_ACTIONS: readonly EditorAction[] = [
  tool('select', 'V', IconPointer),
  tool('hand', 'H', IconHandStop),
  tool('text', 'T', IconTypography),
  tool('rectangle', 'R', IconRectangle),
  tool('ellipse', 'O', IconCircle),
  tool('line', 'L', IconLine),
]

export const UNDO: EditorAction = {
  id: 'deck-editor.undo',
  labelKey: 'editor:command.undo',
  Icon: IconArrowBackUp,
  keys: ['Mod', 'Z'],
  when: ({ store }) => store.getState().canUndo,
  run: undoChange,
}

export const REDO: EditorAction = {
  id: 'deck-editor.redo',
  labelKey: 'editor:command.redo',
  Icon: IconArrowForwardUp,
  keys: ['Mod', 'Shift', 'Z'],
  when: ({ store }) => store.getState().canRedo,
  run: redoChange,
}

export const CLIPBOARD_ACTIONS: readonly EditorAction[] = [
  {
    id: 'deck-editor.cut',
    labelKey: 'editor:command.cut',
    Icon: IconCut,
    keys: ['Mod', 'X'],
    when: hasSelection,
    run: (editor) => void cutSelection(editor),
  },
  {
    id: 'deck-editor.copy',
    labelKey: 'editor:command.copy',
    Icon: IconCopy,
    keys: ['Mod', 'C'],
    run: (editor) => void copySelection(editor),
  },
  {
    id: 'deck-editor.paste',
    labelKey: 'editor:command.paste',
    Icon: IconClipboard,
    keys: ['Mod', 'V'],
    run: (editor) => void pasteCopied(editor),
  },
]

export const EDIT_TEXT: EditorAction = {
  id: 'deck-editor.edit-text',
  labelKey: 'editor:command.editText',
  Icon: IconPencil,
  keys: ['Enter'],
  when: (editor) => textChosen(editor) !== '',
  run: (editor) => editor.view.set({ editing: textChosen(editor) }),
}

export const SELECT_ALL: EditorAction = {
  id: 'deck-editor.select-all',
  labelKey: 'editor:command.selectAll',
  Icon: IconSelectAll,
  keys: ['Mod', 'A'],
  run: selectAllLayers,
}

export const ZOOM_ACTIONS: readonly EditorAction[] = [
  zoom('zoomIn', IconZoomIn, ['Mod', '+'], (now) => now * ZOOM_STEP),
  zoom('zoomOut', IconZoomOut, ['Mod', '-'], (now) => now / ZOOM_STEP),
  {
    id: 'deck-editor.zoom-fit',
    labelKey: 'editor:command.zoomFit',
    Icon: IconMaximize,
    keys: ['Mod', '0'],
    run: (editor) =>
      editor.view.set({ camera: fitted(getCurrentSize(editor), editor.stageSize.current), isFitted: true }),
  },
  {
    id: 'deck-editor.zoom-full',
    labelKey: 'editor:command.zoomFull',
    Icon: IconZoomReset,
    keys: ['Mod', '1'],
    run: (editor) =>
      editor.view.set({ camera: centred(getCurrentSize(editor), editor.stageSize.current, 1), isFitted: false }),
  },
  {
    id: 'deck-editor.zoom-selection',
    labelKey: 'editor:command.zoomSelection',
    Icon: IconZoomScan,
    keys: ['Mod', '2'],
    when: hasSelection,
    run(editor) {
      const frame = selectionFrame(getCurrentLayers(editor), editor.view.getState().selection)
      if (frame) editor.view.set({ camera: fittedTo(frame.box, editor.stageSize.current), isFitted: false })
    },
  },
]

/** Toggles between one slide and all slides side by side, to place content that spans several slides. */
export const STRIP: EditorAction = {
  id: 'deck-editor.strip',
  labelKey: 'editor:command.strip',
  Icon: IconLayoutColumns,
  keys: ['Shift', 'S'],
  when: ({ store }) => store.getState().scene.slides.length > 0,
  run: ({ view }) => view.set({ isStrip: !view.getState().isStrip, editing: '', isFitted: true }),
}

export const AID_ACTIONS: readonly EditorAction[] = [
  aid('snapping', IconMagnet),
  aid('rulers', IconRuler2, ['Shift', 'R']),
  aid('grid', IconGrid4x4, ['Mod', "'"]),
  aid('safeZones', IconShieldHalf),
]

function zoom(name: 'zoomIn' | 'zoomOut', Icon: EditorAction['Icon'], keys: string[], next: (now: number) => number) {
  return {
    id: `deck-editor.${name}`,
    labelKey: `editor:command.${name}`,
    Icon,
    keys,
    run({ view, stageSize }: Editor) {
      const { camera, isStrip, stripZoom } = view.getState()
      if (isStrip) return view.set({ stripZoom: clampStripZoom(next(stripZoom)), isFitted: false })
      const middle = { x: stageSize.current.width / 2, y: stageSize.current.height / 2 }
      view.set({ camera: zoomedAt(camera, middle, next(camera.zoom)), isFitted: false })
    },
  }
}

function hasSelection({ view }: Editor): boolean {
  return view.getState().selection.length > 0
}

function textChosen(editor: Editor): string {
  const [id, another] = editor.view.getState().selection
  const layer = another === undefined ? getCurrentLayers(editor).find((one) => one.id === id) : undefined
  return layer?.type === 'text' && !layer.isLocked ? layer.id : ''
}
