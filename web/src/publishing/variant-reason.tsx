import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { PUBLISH_ERROR_TEXT } from './publish-error-text.ts'
import styles from './variant-reason.module.css'

/** Why a publication waits for a person, what to do about it, and what the network itself said. */
export function VariantReason({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { error, state, handle } = variant
  if (state === 'unconfirmed') return <p className={styles.reason}>{t('publishing:unconfirmed', { handle })}</p>
  if (!error || (state !== 'failed' && state !== 'held')) return null
  const { reason, next } = PUBLISH_ERROR_TEXT[error.kind]
  return (
    <div className={styles.reason}>
      <p>
        {t(reason)} <span className={styles.next}>{t(next)}</span>
      </p>
      {error.detail !== '' && (
        <details className={styles.answer}>
          <summary>{t('publishing:row.answer')}</summary>
          <p>{error.detail}</p>
        </details>
      )}
    </div>
  )
}
