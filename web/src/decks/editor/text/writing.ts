import type { Run } from '@postwright/core/scene/text-content'
import type { Gesture, Press } from '../gestures/gesture.ts'
import type { Frame } from '../selection-frame.ts'

/** A text that is being written, as the stage and the inspector know it. */
export type Writing = {
  /** What is marked in it, on the slide. */
  marks(): readonly Frame[]
  /** What a press into it begins; null where the field itself takes it. */
  press(press: Press): Gesture | null
  /** Gives the marked letters another style. */
  style(style: Omit<Run, 'text'>): void
}
