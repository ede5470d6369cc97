import { useMemo } from 'react'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import type { DeckBrand } from '@/decks/brand/deck-brand.ts'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** The workspace's brand kits for the editor, none while they are not known. */
export function useDeckBrand(): DeckBrand {
  const { workspaceId } = useSignedIn()
  const read = useBrandKits(workspaceId)
  const role = useRole()
  return useMemo(() => ({ kits: read.status === 'ready' ? read.data : [], role }), [read, role])
}
