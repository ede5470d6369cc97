import { useMemo } from 'react'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import type { DeckBrand, LogoSizes } from '@/decks/brand/deck-brand.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useConnections } from '@/posts/data/use-connections.ts'
import type { DeckPerson } from '@postwright/core/scene/templates/fill-person'

const NONE: readonly BrandKit[] = []

/** Returns the workspace's brand kits for the editor; none while loading. */
export function useDeckBrand(areFontsKnown: boolean): DeckBrand {
  const { workspaceId } = useSignedIn()
  const read = useBrandKits(workspaceId)
  const kits = read.status === 'ready' ? read.data : NONE
  const role = useRole()
  const logoSizes = useLogoSizes(workspaceId, kits)
  return useMemo(() => ({ kits, role, logoSizes, areFontsKnown }), [kits, role, logoSizes, areFontsKnown])
}

export function useLogoSizes(workspaceId: string, kits: readonly BrandKit[]): LogoSizes {
  const facts = useMediaFacts(
    workspaceId,
    kits.flatMap(({ logos }) => logos.map(({ mediaId }) => mediaId)),
  )
  return useMemo(
    () =>
      new Map(
        kits.flatMap(({ logos }) =>
          logos.flatMap(({ mediaId }) => {
            const media = facts.find(mediaId)
            return media?.width && media.height
              ? [[mediaId, { width: media.width, height: media.height }] as const]
              : []
          }),
        ),
      ),
    [kits, facts],
  )
}

const LENGTH = 60

/**
 * Returns the person shown in decks. The name is that of the workspace's first channel, else of its first brand kit, else of the signed-in user; the
 * handle is the first channel's, and the image is the first kit's logo.
 */
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
