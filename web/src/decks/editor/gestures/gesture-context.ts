import type { Editor } from '../editor.ts'
import type { Press, Preview } from './gesture.ts'

/** What a gesture works on, and where it shows how things would be. */
export type GestureContext = { editor: Editor; preview(preview: Preview | null): void }

/** How near edges have to come to snap, in pixels of the stage. */
const SNAP_REACH = 6

/** The same in pixels of the slide; 0 where nothing is to snap. */
export function snapReach({ view }: Editor, { isCommand }: Press): number {
  const { aids, camera } = view.getState()
  return aids.snapping && !isCommand ? SNAP_REACH / camera.zoom : 0
}
