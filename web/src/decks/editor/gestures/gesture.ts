import type { Box, Point } from '@postwright/core/scene/box'
import type { SceneSlide } from '@postwright/core/scene/scene'
import type { Guide } from '../snap/guides.ts'

/** A pointer position with the pressed modifier keys. */
export type Press = {
  /** Position in pixels of the slide. */
  at: Point
  /** Position in pixels of the stage. */
  onStage: Point
  isShift: boolean
  isAlt: boolean
  /** True if Ctrl or ⌘ is pressed. */
  isCommand: boolean
  isTouch: boolean
}

/** The state that the stage shows during a gesture; the deck stays unchanged until the end. */
export type Preview = {
  /** Layers whose position differs from the deck. */
  moved?: readonly string[]
  /** Offset of all moved layers; alternative to `slide`. */
  shift?: Point
  /** Slide with the new positions of the moved layers; alternative to `shift`. */
  slide?: SceneSlide
  /** True if the originals also stay in place, because copies are moved. */
  isCopying?: boolean
  guides?: readonly Guide[]
  marquee?: Box
  /** Values of the change, shown next to the pointer. */
  label?: { words: string; at: Point }
}

export type Gesture = {
  move(press: Press): void
  end(press: Press): void
  /** Reverts the gesture; called for Escape or a second finger. */
  cancel(): void
}

/** Returns the text of named numbers for the label of a gesture. */
export function numbersLabel(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, value]) => `${name} ${Math.round(value)}`)
    .join('   ')
}

export function boxBetween(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
