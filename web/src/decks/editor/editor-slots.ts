import type { ReactNode } from 'react'

/** What the screen around the editor puts into it. */
export type EditorSlots = {
  /** Left in the bar above: the way back, the deck's name. */
  title?: ReactNode
  /** Beside it: whether everything is saved. */
  status?: ReactNode
  /** Who else has the deck open. */
  people?: ReactNode
  /** Right in the bar: export, send, history. */
  share?: ReactNode
  /** Above the stage: what a person has to know before they go on. */
  notice?: ReactNode
}
