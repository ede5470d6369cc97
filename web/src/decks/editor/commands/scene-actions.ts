import {
  IconBold,
  IconBoxMultiple,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconFileMinus,
  IconFilePlus,
  IconFiles,
  IconItalic,
  IconLayersSubtract,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconList,
  IconListNumbers,
  IconLock,
  IconLockOpen,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconRefresh,
  IconStackBack,
  IconStackBackward,
  IconStackForward,
  IconStackFront,
  IconStrikethrough,
  IconTextDecrease,
  IconTextIncrease,
  IconTrash,
  IconUnderline,
  IconArrowsHorizontal,
  IconArrowsVertical,
  IconArrowsMaximize,
  type TablerIcon,
} from '@tabler/icons-react'
import { SCENE_COMMANDS, type SceneCommandId } from '@postwright/core/scene/commands/commands'
import { isEnabled } from '@postwright/core/scene/commands/scene-command'
import type { Action } from '@/config/action.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentTarget } from '../editor-selectors.ts'
import { followChange } from './follow-change.ts'

type Look = { Icon: TablerIcon; keys?: readonly string[]; isDestructive?: boolean }

/** Icons of commands, and their keys, which are the same as in other design tools. */
const LOOKS = {
  duplicateLayers: { Icon: IconCopyPlus, keys: ['Mod', 'D'] },
  removeLayers: { Icon: IconTrash, keys: ['Delete'], isDestructive: true },
  lockLayers: { Icon: IconLock, keys: ['Mod', 'Shift', 'L'] },
  unlockLayers: { Icon: IconLockOpen, keys: ['Mod', 'Shift', 'L'] },
  hideLayers: { Icon: IconEyeOff, keys: ['Mod', 'Shift', 'H'] },
  showLayers: { Icon: IconEye, keys: ['Mod', 'Shift', 'H'] },
  resetOverride: { Icon: IconRefresh },
  bringToFront: { Icon: IconStackFront, keys: [']'] },
  bringForward: { Icon: IconStackForward, keys: ['Mod', ']'] },
  sendBackward: { Icon: IconStackBackward, keys: ['Mod', '['] },
  sendToBack: { Icon: IconStackBack, keys: ['['] },
  groupLayers: { Icon: IconBoxMultiple, keys: ['Mod', 'G'] },
  ungroupLayers: { Icon: IconLayersSubtract, keys: ['Mod', 'Shift', 'G'] },
  alignLeft: { Icon: IconLayoutAlignLeft, keys: ['Alt', 'A'] },
  alignCenter: { Icon: IconLayoutAlignCenter, keys: ['Alt', 'H'] },
  alignRight: { Icon: IconLayoutAlignRight, keys: ['Alt', 'D'] },
  alignTop: { Icon: IconLayoutAlignTop, keys: ['Alt', 'W'] },
  alignMiddle: { Icon: IconLayoutAlignMiddle, keys: ['Alt', 'V'] },
  alignBottom: { Icon: IconLayoutAlignBottom, keys: ['Alt', 'S'] },
  distributeHorizontally: { Icon: IconLayoutDistributeVertical, keys: ['Alt', 'Shift', 'H'] },
  distributeVertically: { Icon: IconLayoutDistributeHorizontal, keys: ['Alt', 'Shift', 'V'] },
  matchWidth: { Icon: IconArrowsHorizontal },
  matchHeight: { Icon: IconArrowsVertical },
  matchSize: { Icon: IconArrowsMaximize },
  nudgeLeft: { Icon: IconArrowLeft, keys: ['ArrowLeft'] },
  nudgeRight: { Icon: IconArrowRight, keys: ['ArrowRight'] },
  nudgeUp: { Icon: IconArrowUp, keys: ['ArrowUp'] },
  nudgeDown: { Icon: IconArrowDown, keys: ['ArrowDown'] },
  nudgeFarLeft: { Icon: IconArrowLeft, keys: ['Shift', 'ArrowLeft'] },
  nudgeFarRight: { Icon: IconArrowRight, keys: ['Shift', 'ArrowRight'] },
  nudgeFarUp: { Icon: IconArrowUp, keys: ['Shift', 'ArrowUp'] },
  nudgeFarDown: { Icon: IconArrowDown, keys: ['Shift', 'ArrowDown'] },
  toggleBold: { Icon: IconBold, keys: ['Mod', 'B'] },
  toggleItalic: { Icon: IconItalic, keys: ['Mod', 'I'] },
  toggleUnderline: { Icon: IconUnderline, keys: ['Mod', 'U'] },
  toggleStrike: { Icon: IconStrikethrough, keys: ['Mod', 'Shift', 'X'] },
  toggleBullets: { Icon: IconList, keys: ['Mod', 'Shift', '8'] },
  toggleNumbers: { Icon: IconListNumbers, keys: ['Mod', 'Shift', '7'] },
  enlargeText: { Icon: IconTextIncrease, keys: ['Mod', 'Shift', 'ArrowUp'] },
  reduceText: { Icon: IconTextDecrease, keys: ['Mod', 'Shift', 'ArrowDown'] },
  addSlide: { Icon: IconFilePlus, keys: ['Mod', 'Enter'] },
  duplicateSlide: { Icon: IconFiles, keys: ['Mod', 'Shift', 'D'] },
  removeSlide: { Icon: IconFileMinus, keys: ['Mod', 'Shift', 'Delete'], isDestructive: true },
  moveSlideBack: { Icon: IconArrowUp, keys: ['Alt', 'PageUp'] },
  moveSlideOn: { Icon: IconArrowDown, keys: ['Alt', 'PageDown'] },
  toggleSlide: { Icon: IconEyeOff },
} as const satisfies Record<SceneCommandId, Look>

export type SceneAction = Action<Editor> & { command: SceneCommandId; run: (editor: Editor) => void }

/** All actions that change the deck based on the selection alone. */
export const SCENE_ACTIONS: readonly SceneAction[] = SCENE_COMMANDS.map((command) => ({
  ...LOOKS[command.id],
  id: `deck-editor.${command.id}`,
  command: command.id,
  labelKey: `editor:command.${command.id}`,
  when: (editor) => isEnabled(command, editor.store.getState().scene, getCurrentTarget(editor)),
  run: (editor) => {
    if (editor.writing.current?.command(command.id)) return
    const context = { random: editor.random, newSlideId: editor.ports.newSlideId }
    const change = command.run(editor.store.getState().scene, getCurrentTarget(editor), context)
    if (runChange(editor, change) && change) followChange(editor, change)
  },
}))
