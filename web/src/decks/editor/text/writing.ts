import type { Box, Point } from '@postwright/core/scene/box'
import type { TextToggle, ToggleState } from '@postwright/core/scene/commands/toggle-text'
import type { RunStyle } from '@postwright/core/scene/commands/style-runs'
import type { Gesture, Press } from '../gestures/gesture.ts'

/** A box on the slide that is turned with its layer, around the layer's middle. */
export type TurnedBox = { box: Box; rotation: number; middle: Point }

/** A text that is being written, as the stage and the inspector know it. */
export type Writing = {
  /** What is marked in it, on the slide. */
  marks(): readonly TurnedBox[]
  /** What a press into it begins: the caret goes there, and marks what the pointer passes. */
  press(press: Press): Gesture
  /** Gives the marked letters another style, or those that are typed next. */
  style(style: RunStyle): void
  /** Does a command to what is marked in place of the whole layer. @returns whether it is one for letters */
  command(id: string): boolean
  /** Whether what is marked has a style or list. Without a mark it is that of the letter before the caret. */
  toggleState(toggle: TextToggle): ToggleState
}
