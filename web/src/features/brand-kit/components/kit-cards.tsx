import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findDefaultKit, kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useBeginKit, useDeleteKit } from '../data/brand-kits.ts'
import { saveTokens } from '../save-tokens.ts'
import { cardLogo, familyStyle, useFamilies } from './kit-look.ts'
import styles from './kits.module.css'
import { placeBetween } from '@postwright/core/places/place'
import { toast } from '@/ui/toast.tsx'
import { brandKitDrafts } from '../data/brand-kit-drafts.ts'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { KIT_ACTIONS, type KitContext } from '../kit-actions.ts'

type Props = {
  kits: readonly BrandKit[]
  /** Renders the checkbox that selects a kit. */
  boxOf: (kit: BrandKit) => ReactNode
  isFull: boolean
  canDelete: (kit: BrandKit) => boolean
}

/** Shows all kits as cards, in order. */
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

/** Returns a function that moves a kit to another position; a channel follows the first kit that fits it. */
function useMoveKit(kits: readonly BrandKit[]) {
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

type KitCardProps = {
  kit: BrandKit
  /** Checkbox that selects the kit. */
  box: ReactNode
  logo: string | null
  /** True if channels without an assigned kit follow this kit. */
  isForOthers: boolean
  /** True if new decks start with this kit. */
  isDefault: boolean
  context: KitContext
}

/** Shows a kit at a glance: its colours, its logo, and its name and description in its own fonts. */
function KitCard({
  kit: { id, name, description, colors, fonts, channels, voice },
  box,
  logo,
  isForOthers,
  isDefault,
  context,
}: KitCardProps) {
  const offer = useOfferActions()
  const { t } = useTranslation('brand')
  useFamilies([fonts.heading, fonts.body])
  const words = voice.banned.length + voice.preferred.length + voice.required.length + voice.terms.length
  return (
    <li className={styles.card}>
      <div className={styles.stripes} aria-hidden>
        {colors.length === 0 && <span className={styles.noStripe} />}
        {colors.map((color) => (
          <span key={color.id} className={styles.stripe} data-role={color.role} style={{ '--swatch': color.hex }} />
        ))}
      </div>
      <div className={styles.cardBody}>
        <div className={styles.cardHead}>
          <span className={styles.box}>{box}</span>
          <h2 className={styles.cardName} style={familyStyle(fonts.heading)}>
            <Link className={styles.link} to={routes.brandKit.href(id)}>
              {name}
            </Link>
          </h2>
          <ActionMenu
            className={styles.above}
            label={t('brand:card.actions', { name })}
            actions={offer(KIT_ACTIONS, context)}
          />
        </div>
        <p className={styles.cardText} style={familyStyle(fonts.body)}>
          {description || t('brand:card.noDescription')}
        </p>
        <div className={styles.cardFoot}>
          <span>
            {channels.length > 0 && t('brand:card.channels', { count: channels.length })}
            {channels.length === 0 && t(isForOthers ? 'brand:card.allChannels' : 'brand:card.noChannels')}
          </span>
          {isDefault && <span>{t('brand:card.default')}</span>}
          <span>{t('brand:card.colors', { count: colors.length })}</span>
          <span>{t('brand:card.words', { count: words })}</span>
          {logo !== null && <img className={styles.cardLogo} src={logo} alt={t('brand:card.logo', { name })} />}
        </div>
      </div>
    </li>
  )
}
