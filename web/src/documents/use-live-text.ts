import { useSyncExternalStore } from 'react'

/** What an editor holds at the moment, each key included. */
export type LiveDraft<Draft> = { subscribe: (listener: () => void) => () => void; read: () => Draft }

/** A text of a draft as it is typed; renders again for this text alone. */
export function useLiveText<Draft>({ subscribe, read }: LiveDraft<Draft>, select: (draft: Draft) => string): string {
  return useSyncExternalStore(subscribe, () => select(read()))
}
