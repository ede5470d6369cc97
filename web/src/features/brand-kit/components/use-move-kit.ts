import { useTranslation } from 'react-i18next'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { placeBetween } from '@postwright/core/order/place'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { brandKitDrafts } from '../data/brand-kit-drafts.ts'

/** Moves a kit to another place among all: the first one that fits a channel is the one it follows. */
export function useMoveKit(kits: readonly BrandKit[]) {
  const { t } = useTranslation('brand')
  const { user, workspaceId } = useSignedIn()

  return async (kit: BrandKit, to: number): Promise<void> => {
    const others = kits.filter(({ id }) => id !== kit.id)
    const place = placeBetween(others[to - 1]?.place ?? null, others[to]?.place ?? null)
    if (place === null) return toast.error(t('brand:moveFailed', { name: kit.name }))
    const { draft, rev } = brandKitDrafts.versionOf(kit)
    const change = { uid: user.id, draft: { ...draft, place }, rev: rev + 1 }
    const outcome = await brandKitDrafts.server.write(workspaceId, kit.id, change)
    if (outcome !== 'written') toast.error(t('brand:moveFailed', { name: kit.name }))
  }
}
