import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { VerdictNote } from '../brand/verdict-note.tsx'
import { ChannelLink } from '../channels/channel-link.tsx'
import { PUBLISH_ERROR_TEXT } from './publish-error-text.ts'
import styles from './variant-reason.module.css'

type Props = { variant: Variant; /** The channel, where it is loaded. */ connection?: Connection | undefined }

/** Why a publication waits for a person, what to do about it, and what the network itself said. */
export function VariantReason({ variant, connection }: Props) {
  const { t } = useTranslation('publishing')
  const { error, state, handle } = variant
  if (state === 'unconfirmed') {
    return (
      <div className={styles.reason}>
        <p>{t('publishing:unconfirmed', { handle })}</p>
        <ChannelLink variant={variant} connection={connection} />
      </div>
    )
  }
  if (!error || (state !== 'failed' && state !== 'held' && state !== 'handed_over')) return null
  const { reason, next } = PUBLISH_ERROR_TEXT[error.kind]
  const isChannelPaused = error.kind === 'paused' && typeof connection?.pausedAt === 'number'
  return (
    <div className={styles.reason}>
      <p>
        {t(isChannelPaused ? 'publishing:error.paused.channel' : reason)} <span className={styles.next}>{t(next)}</span>
      </p>
      {error.kind === 'approval' && <VerdictNote variant={variant} />}
      {error.detail !== '' && (
        <details className={styles.answer}>
          <summary>{t('publishing:row.answer')}</summary>
          <p>{error.detail}</p>
        </details>
      )}
    </div>
  )
}
