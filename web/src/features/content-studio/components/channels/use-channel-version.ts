import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import {
  channelDraft,
  type VersionChange,
  ownParts,
  type VersionPart,
  withOwn,
  withoutOwn,
} from '@postwright/core/posts/channel-versions'
import type { Autosave } from '@/documents/autosave.ts'
import type { LiveDraft } from '@/documents/use-live-text.ts'
import { useStable } from '@/lib/use-stable.ts'
import { toast } from '@/ui/toast.tsx'

/** The version of a post being written: the common one, or one channel's. */
export type ChannelVersion = {
  /** Null for the common version. */
  connection: Connection | null
  /** The draft with this version's content. */
  draft: PostDraft
  /** The live draft of this version, updated on every keystroke. */
  live: LiveDraft<PostDraft>
  /** The parts in which a channel's version differs from the common one. */
  own: readonly VersionPart[]
  /** Edits the version: `make` gets its current draft and returns the change; null changes nothing. */
  change: (make: (now: PostDraft) => VersionChange | null) => void
  /** Resets a part to the common version; can be undone. */
  restore: (part: VersionPart) => void
}

/** Returns the version being written and a way to switch. With one channel and no overrides there is only one version. */
export function useChannelVersion(
  draft: PostDraft,
  autosave: Autosave<PostDraft>,
  channels: readonly Connection[],
): { version: ChannelVersion; hasChoice: boolean; show: (connectionId: string | null) => void } {
  const { t } = useTranslation('studio')
  const [shown, show] = useState<string | null>(null)
  const hasChoice = channels.length > 1 || channels.some(({ id }) => ownParts(draft, id).length > 0)
  const connection = (hasChoice && channels.find(({ id }) => id === shown)) || null
  const id = connection?.id ?? null

  const change = useCallback(
    (make: (now: PostDraft) => VersionChange | null) => {
      const now = autosave.getState().draft
      const changed = make(id === null ? now : channelDraft(now, id))
      if (changed) autosave.edit(id === null ? { ...now, ...changed } : withOwn(now, id, changed))
    },
    [autosave, id],
  )

  const restore = useStable((part: VersionPart) => {
    if (id === null) return
    const { draft: before } = autosave.getState()
    const { thread, threadMedia, ...rest } = channelDraft(before, id)
    const had: VersionChange = part === 'thread' ? { thread, threadMedia } : { [part]: rest[part] }
    autosave.edit(withoutOwn(before, id, part))
    toast.undo(t('studio:channelVersion.restored'), {
      label: t('studio:undo'),
      onUndo: () => autosave.edit(withOwn(autosave.getState().draft, id, had)),
    })
  })

  const live = useMemo(() => {
    const { subscribe, getState } = autosave
    return { subscribe, read: () => (id === null ? getState().draft : channelDraft(getState().draft, id)) }
  }, [autosave, id])
  const version = useMemo(
    () => ({
      connection,
      draft: id === null ? draft : channelDraft(draft, id),
      live,
      own: id === null ? [] : ownParts(draft, id),
      change,
      restore,
    }),
    [connection, draft, id, live, change, restore],
  )
  return { version, hasChoice, show }
}
