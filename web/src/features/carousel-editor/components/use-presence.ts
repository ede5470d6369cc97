import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PRESENCE_LAYERS_MAX, PRESENCE_NAME_MAX } from '@postwright/core/collections/deck-presences'
import type { Point } from '@postwright/core/scene/box'
import { toOneLine } from '@postwright/core/text/text-fields'
import { useLiveList } from '@/lib/live/use-live.ts'
import { serverNow, serverTime } from '@/lib/server-clock.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { presencesQuery } from '../data/decks-queries.ts'
import { presenceServer } from '../data/presence-drafts.ts'
import {
  createPresenceSender,
  GONE_AFTER,
  type PresenceSender,
  createPointerSender,
  listPeers,
  type DeckPeer,
} from '../sync/presence.ts'

const LOOKED_AT = 10_000

type Look = { slideId: string; selection: readonly string[] }

/** Returns the other tabs that have the deck open, and functions that send them this tab's view. */
export function usePresence(deckId: string): {
  peers: readonly DeckPeer[]
  onLook: (state: Look) => void
  onPoint: (at: Point | null) => void
} {
  const { user, workspaceId } = useSignedIn()
  const tell = useRef<PresenceSender | null>(null)
  const pointer = useRef<((at: Point | null) => void) | null>(null)
  const read = useLiveList(presencesQuery(workspaceId, deckId))
  const now = useNow(LOOKED_AT)
  const rows = read.status === 'ready' ? read.data : null
  const [tabId] = useState(() => presenceServer.newId(workspaceId))
  const peers = useMemo(
    () => listPeers(rows ?? [], { now: serverTime(now), isMine: (id) => id === tabId }),
    [rows, now, tabId],
  )
  const name = toOneLine(user.fullName, PRESENCE_NAME_MAX) ?? ''

  useEffect(() => {
    const { create, write, remove } = presenceServer
    const first = { deckId, name, slideId: 'none', layerIds: [], hasCursor: false, cursorX: 0, cursorY: 0 }
    const telling = createPresenceSender(first, {
      create: (id, draft) => create(workspaceId, id, { uid: user.id, draft }),
      write: (id, draft, rev) => write(workspaceId, id, { uid: user.id, draft, rev }),
      remove: (id) => remove(workspaceId, id),
      id: tabId,
      now: Date.now,
      after,
    })
    tell.current = telling
    pointer.current = createPointerSender({ change: telling.change, after })
    telling.begin()
    window.addEventListener('pagehide', telling.end)
    return () => {
      window.removeEventListener('pagehide', telling.end)
      telling.end()
      tell.current = null
      pointer.current = null
    }
  }, [user.id, name, workspaceId, deckId, tabId])

  useEffect(() => tell.current?.setOthers(peers.length), [peers.length])

  // Tabs that were killed leave their document behind; the user's next tab removes it.
  useEffect(() => {
    const left = (rows ?? []).filter(
      ({ id, createdBy, updatedAt }) =>
        createdBy === user.id && id !== tabId && serverNow() - updatedAt > 2 * GONE_AFTER,
    )
    for (const { id } of left) void presenceServer.remove(workspaceId, id)
  }, [rows, user.id, workspaceId, tabId])

  const onLook = useCallback(({ slideId, selection }: Look) => {
    tell.current?.change({
      slideId: slideId === '' ? 'none' : slideId,
      layerIds: selection.slice(0, PRESENCE_LAYERS_MAX),
    })
  }, [])
  const onPoint = useCallback((at: Point | null) => pointer.current?.(at), [])
  return { peers, onLook, onPoint }
}

function after(ms: number, run: () => void): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}
