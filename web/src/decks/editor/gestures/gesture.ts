import type { Box, Point } from '@postwright/core/scene/box'
import type { SceneSlide } from '@postwright/core/scene/scene'
import type { Guide } from '../snap/guides.ts'

/** A pointer with the keys that are held. */
export type Press = {
  /** In pixels of the slide. */
  at: Point
  /** In pixels of the stage. */
  onStage: Point
  isShift: boolean
  isAlt: boolean
  /** Ctrl, or ⌘. */
  isCommand: boolean
  isTouch: boolean
}

/** What the stage shows while a gesture lasts; the deck stays as it is until its end. */
export type Preview = {
  /** Layers that are not where the deck has them. */
  moved?: readonly string[]
  /** All of them are further by this… */
  shift?: Point
  /** …or as in this slide. */
  slide?: SceneSlide
  /** They stay where they are, too: what moves are copies. */
  isCopying?: boolean
  guides?: readonly Guide[]
  marquee?: Box
  /** Numbers of what is changed, shown beside the pointer. */
  label?: { words: string; at: Point }
}

export type Gesture = {
  move(press: Press): void
  end(press: Press): void
  /** Escape, or another finger: as if it had never begun. */
  cancel(): void
}

/** Named numbers for the label of a gesture. */
export function numbersLabel(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, value]) => `${name} ${Math.round(value)}`)
    .join('   ')
}

/** A box between two points. */
export function boxBetween(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
