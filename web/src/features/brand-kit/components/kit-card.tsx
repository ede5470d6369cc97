import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { routes } from '@/config/routes.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { KIT_ACTIONS, type KitContext } from '../kit-actions.ts'
import { familyStyle } from './family-style.ts'
import styles from './kits.module.css'
import { useFamilies } from './use-families.ts'

type Props = {
  kit: BrandKit
  /** Selects the kit. */
  box: ReactNode
  logo: string | null
  /** Whether channels that no kit names follow this one. */
  isForOthers: boolean
  /** Whether new decks begin with it. */
  isDefault: boolean
  context: KitContext
}

/** A kit at a glance: its colours, its logo, and its name and description in its own fonts. */
export function KitCard({
  kit: { id, name, description, colors, fonts, channels, voice },
  box,
  logo,
  isForOthers,
  isDefault,
  context,
}: Props) {
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
