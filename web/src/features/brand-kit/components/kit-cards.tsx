import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findDefaultKit, kitOfChannel } from '@postwright/core/brand/kit-of-channel'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useBeginKit } from '../data/use-begin-kit.ts'
import { useDeleteKit } from '../data/use-delete-kit.ts'
import { useMoveKit } from './use-move-kit.ts'
import { saveTokens } from '../save-tokens.ts'
import { cardLogo } from './card-logo.ts'
import { KitCard } from './kit-card.tsx'
import styles from './kits.module.css'

type Props = {
  kits: readonly BrandKit[]
  /** Selects a kit. */
  boxOf: (kit: BrandKit) => ReactNode
  isFull: boolean
  /** Whether this person may delete the kit. */
  canDelete: (kit: BrandKit) => boolean
}

/** All kits as cards, in their order. */
export function KitCards({ kits, boxOf, isFull, canDelete }: Props) {
  const { t } = useTranslation('brand')
  const { workspaceId } = useSignedIn()
  const { copy } = useBeginKit()
  const move = useMoveKit(kits)
  const remove = useDeleteKit()
  const logos = kits.flatMap((kit) => cardLogo(kit)?.mediaId ?? [])
  const { urlOf } = useMediaUrls(workspaceId, logos)
  return (
    <ul className={styles.cards} aria-label={t('brand:title')}>
      {kits.map((kit, at) => {
        const logo = cardLogo(kit)
        return (
          <KitCard
            key={kit.id}
            kit={kit}
            box={boxOf(kit)}
            isForOthers={kitOfChannel(kits, null) === kit}
            isDefault={findDefaultKit(kits) === kit}
            logo={logo ? urlOf(logo.mediaId) : null}
            context={{
              kitId: kit.id,
              isOpen: false,
              isFull,
              onEarlier: at === 0 ? null : () => void move(kit, at - 1),
              onLater: at === kits.length - 1 ? null : () => void move(kit, at + 1),
              onDuplicate: () => void copy(kit, kits),
              onTokens: () => saveTokens(kit),
              onDelete: canDelete(kit) ? () => remove(kit) : null,
            }}
          />
        )
      })}
    </ul>
  )
}
