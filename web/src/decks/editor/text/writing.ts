import type { Box, Point } from '@postwright/core/scene/box'
import type { TextToggle, ToggleState } from '@postwright/core/scene/commands/toggle-text'
import type { RunStyle } from '@postwright/core/scene/commands/style-runs'
import type { Gesture, Press } from '../gestures/gesture.ts'

/** A box on the slide that is rotated with its layer, around the layer's centre. */
export type TurnedBox = { box: Box; rotation: number; middle: Point }

/** The text being edited, as seen by the stage and the inspector. */
export type Writing = {
  /** Returns the selected text on the slide. */
  marks(): readonly TurnedBox[]
  /** Returns the gesture of a press into the text: places the caret and selects the text that the pointer passes. */
  press(press: Press): Gesture
  /** Applies a style to the selected text, or to the text typed next. */
  style(style: RunStyle): void
  /**
   * Applies a command to the selected text instead of the whole layer.
   * @returns whether the command applies to text
   */
  command(id: string): boolean
  /** Returns the state of a style or list toggle for the selected text; without a selection, for the character before the caret. */
  toggleState(toggle: TextToggle): ToggleState
}
