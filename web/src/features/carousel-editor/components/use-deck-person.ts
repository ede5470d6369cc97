import { useMemo } from 'react'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import type { DeckPerson } from '@postwright/core/scene/templates/fill-person'

const LENGTH = 60

/** Whose decks they are: the brand of the workspace, with the handle of its first channel, or the person who is signed in. */
export function useDeckPerson(): DeckPerson {
  const { user, workspaceId } = useSignedIn()
  const kits = useBrandKits(workspaceId)
  const connections = useConnections(workspaceId)
  const kit = kits.status === 'ready' ? kits.data[0] : undefined
  const channel = connections.status === 'ready' ? connections.data[0] : undefined
  const logo = kit?.logos.find(({ role }) => role === 'mark') ?? kit?.logos[0]
  const name = (channel?.name || kit?.name || user.fullName).slice(0, LENGTH)
  const handle = (channel?.handle ?? '').slice(0, LENGTH)
  const mediaId = logo?.mediaId ?? null
  return useMemo(() => ({ name, handle, mediaId }), [name, handle, mediaId])
}
