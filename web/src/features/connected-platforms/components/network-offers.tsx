import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import classes from './connection-card.module.css'

const OFFER_TEXT = {
  bluesky: {
    title: 'connections:offer.bluesky.title',
    text: 'connections:offer.bluesky.text',
    action: 'connections:offer.bluesky.action',
  },
  sandbox: {
    title: 'connections:offer.sandbox.title',
    text: 'connections:offer.sandbox.text',
    action: 'connections:offer.sandbox.action',
  },
} as const satisfies Partial<Record<Platform, { title: string; text: string; action: string }>>

const isOffered = (platform: Platform): platform is keyof typeof OFFER_TEXT => Object.hasOwn(OFFER_TEXT, platform)

type Props = { platforms: readonly Platform[]; isOnline: boolean; onConnect: (platform: Platform) => void }

/** The networks that an account can be added from. */
export function NetworkOffers({ platforms, isOnline, onConnect }: Props) {
  const { t } = useTranslation('connections')
  return (
    <>
      <div className={classes.offers}>
        {platforms.filter(isOffered).map((platform) => (
          <section key={platform} className={classes.offer} aria-labelledby={`offer-${platform}`}>
            <span className={classes.offerIcon}>
              <PlatformIcon platform={platform} size={22} />
            </span>
            <h3 id={`offer-${platform}`} className={classes.offerTitle}>
              {t(OFFER_TEXT[platform].title)}
            </h3>
            <p className={classes.offerText}>{t(OFFER_TEXT[platform].text)}</p>
            <div className={classes.offerAction}>
              <Button
                variant={platform === 'bluesky' ? 'filled' : 'default'}
                disabled={!isOnline}
                onClick={() => onConnect(platform)}
              >
                {t(OFFER_TEXT[platform].action)}
              </Button>
            </div>
          </section>
        ))}
      </div>
      {!isOnline && (
        <p className={classes.note} role="status">
          {t('connections:offline')}
        </p>
      )}
    </>
  )
}
