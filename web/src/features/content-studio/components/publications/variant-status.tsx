import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { DeliveryRecord } from './delivery-record.tsx'
import { lazyPart } from '@/lib/later-part.tsx'
import { isInDoubt, isUnderWay } from '@/posts/publications/is-under-way.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { PublicationNumbers } from './publication-numbers.tsx'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { VariantActions } from '@/posts/publications/variant-actions.tsx'
import { VariantReason } from '@/posts/publications/variant-reason.tsx'
import { VariantStateBadge } from '@/posts/publications/variant-state-badge.tsx'
import { VariantTime } from '@/posts/publications/variant-time.tsx'
import styles from './variant-status.module.css'

const HandedOver = lazyPart(async () => (await import('./handed-over.tsx')).HandedOver)

type Props = {
  variant: Variant
  /** The channel, for its picture and name; it may be gone. */ connection: Connection | undefined
  /** Opens the delivery record at once. */ showsRecord?: boolean
}

/** One publication: where, what it is doing, when, and what a person can do about it. A part stands below its post and has its own name. */
export function VariantStatus({ variant, connection, showsRecord = false }: Props) {
  const { t } = useTranslation('publishing')
  const platform = platformName(variant.platform)
  const part =
    variant.partKind === 'post' ? null : t(`publishing:part.${variant.partKind}`, { number: variant.partIndex + 1 })
  return (
    <article className={styles.status} aria-label={part === null ? variant.handle : `${variant.handle}: ${part}`}>
      {part === null && (
        <ChannelAvatar platform={variant.platform} name={connection?.name ?? variant.handle} src={connection?.avatar} />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.handle}>{part ?? variant.handle}</span>
          <VariantStateBadge variant={variant} />
        </div>
        <p className={styles.time}>
          <VariantTime variant={variant} />
          {isWebAddress(variant.url) && (
            <a
              className={styles.link}
              href={variant.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('publishing:row.viewLabel', { handle: variant.handle, platform })}
            >
              {t('publishing:row.view', { platform })}
              <IconExternalLink size="0.875rem" aria-hidden />
            </a>
          )}
        </p>
        <SendingStatus variant={variant} connection={connection} />
        <VariantReason variant={variant} connection={connection} />
        {variant.warning !== null && <p>{t('publishing:warning', { detail: variant.warning })}</p>}
        {variant.state === 'handed_over' ? <HandedOver variant={variant} /> : <VariantActions variant={variant} />}
        {variant.state === 'published' && <PublicationNumbers variant={variant} />}
        {(variant.state !== 'scheduled' || isUnderWay(variant) || isInDoubt(variant)) && (
          <DeliveryRecord variant={variant} startsOpen={showsRecord} />
        )}
      </div>
    </article>
  )
}
