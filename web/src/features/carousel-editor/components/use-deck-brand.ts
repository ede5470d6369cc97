import { useMemo } from 'react'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import type { DeckBrand, LogoSizes } from '@/decks/brand/deck-brand.ts'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import type { BrandKit } from '@postwright/core/model/brand-kit'

const NONE: readonly BrandKit[] = []

/** The workspace's brand kits for the editor, none while they are not known. */
export function useDeckBrand(areFontsKnown: boolean): DeckBrand {
  const { workspaceId } = useSignedIn()
  const read = useBrandKits(workspaceId)
  const kits = read.status === 'ready' ? read.data : NONE
  const role = useRole()
  const logoSizes = useLogoSizes(workspaceId, kits)
  return useMemo(() => ({ kits, role, logoSizes, areFontsKnown }), [kits, role, logoSizes, areFontsKnown])
}

/** How large the images of the kits' logos are. */
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
