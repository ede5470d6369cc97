import { useSyncExternalStore } from 'react'

/** The current draft of an editor, updated with each key press. */
export type LiveDraft<Draft> = { subscribe: (listener: () => void) => () => void; read: () => Draft }

/** Returns a text of a draft during typing; renders again only when this text changes. */
export function useLiveText<Draft>({ subscribe, read }: LiveDraft<Draft>, select: (draft: Draft) => string): string {
  return useSyncExternalStore(subscribe, () => select(read()))
}
