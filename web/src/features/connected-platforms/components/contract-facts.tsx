import { useTranslation } from 'react-i18next'
import type { ImageType } from '@postwright/core/model/media'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { formatLongDate } from '@/ui/format-time.ts'
import classes from './connection-card.module.css'

const TYPE_NAMES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
} as const satisfies Record<ImageType, string>

const MEGABYTE = 1_000_000

/** What the network allows, from its dated contract, with where that is written. */
export function ContractFacts({ platform }: { platform: Platform }) {
  const { t } = useTranslation('connections')
  const { text, media, sources, verifiedAt, lookupIsDefinitive } = PLATFORM_CONTRACTS[platform]
  return (
    <details className={classes.facts}>
      <summary>
        {t('connections:facts.title')}: {t('connections:facts.text', { count: text.max })},{' '}
        {t('connections:facts.images', { count: media.images.max })}
      </summary>
      <ul>
        <li>{t('connections:facts.alt', { max: media.altMax })}</li>
        <li>
          {t('connections:facts.types', { types: media.images.types.map((type) => TYPE_NAMES[type]).join(', ') })}
        </li>
        <li>{t('connections:facts.size', { size: media.images.maxBytes / MEGABYTE })}</li>
        <li>{t('connections:facts.record_key')}</li>
        {lookupIsDefinitive && <li>{t('connections:facts.lookup')}</li>}
      </ul>
      <p className={classes.verified}>
        {t('connections:facts.verified', { date: formatLongDate(verifiedAt) })}
        {sources.length > 0 && (
          <>
            {' · '}
            {t('connections:facts.sources')}:{' '}
            {sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <a className={classes.source} href={source} target="_blank" rel="noreferrer">
                  {nameOf(source)}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    </details>
  )
}

/** The last part of an address, without its ending: enough to tell the sources apart. */
function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '')
  return last?.replace(/\.[a-z]+$/, '') ?? address
}
