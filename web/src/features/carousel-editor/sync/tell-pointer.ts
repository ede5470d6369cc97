import { SCENE_LENGTH_MAX } from '@postwright/core/limits'
import type { Point } from '@postwright/core/scene/box'
import type { PresenceDraft } from '../data/presence-drafts.ts'

/** A pointer that stays where it is says nothing any more. */
export const POINTER_IDLE = 5_000
/** Moves too small to be seen are not told; in pixels of the slide. */
const STEP_MIN = 6

type Deps = {
  change(presence: Pick<PresenceDraft, 'hasCursor' | 'cursorX' | 'cursorY'>): void
  after(ms: number, run: () => void): () => void
}

/** Tells where the pointer of this tab is on the slide, and that it is nowhere once it rests or leaves the stage. */
export function createTellPointer({ change, after }: Deps): (at: Point | null) => void {
  let told: Point | null = null
  let cancel = () => {}

  function hide() {
    cancel()
    if (!told) return
    told = null
    change({ hasCursor: false, cursorX: 0, cursorY: 0 })
  }

  return (at) => {
    if (!at || Math.max(Math.abs(at.x), Math.abs(at.y)) > SCENE_LENGTH_MAX) return hide()
    if (told && Math.hypot(at.x - told.x, at.y - told.y) < STEP_MIN) return
    told = at
    change({ hasCursor: true, cursorX: Math.round(at.x), cursorY: Math.round(at.y) })
    cancel()
    cancel = after(POINTER_IDLE, hide)
  }
}
