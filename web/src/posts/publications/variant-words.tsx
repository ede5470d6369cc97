import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import styles from './variant-words.module.css'
import type { Connection } from '@postwright/core/model/connection'
import { VerdictNote } from '../brand/verdict-note.tsx'
import { ChannelLink } from '../channels/channel-link.tsx'
import { PUBLISH_ERROR_TEXT } from './publish-error-text.ts'

type Props = {
  variant: Variant
  /** First line of the text, or a replacement. */
  text: string
  /** Shown next to the channel's handle: the time, the destination or the number of images. */
  children?: ReactNode
}

/** Shows a publication's text and channel in a list. The text links to its post. */
export function VariantWords({ variant, text, children }: Props) {
  const { t } = useTranslation('publishing')
  const { partKind, partIndex } = variant
  return (
    <div className={styles.words}>
      <Link className={styles.text} to={routes.contentStudioPost.href(variant.postId)}>
        {text}
      </Link>
      <p className={styles.meta}>
        <span className={styles.handle}>{variant.handle}</span>
        {partKind !== 'post' && <span>{t(`publishing:part.${partKind}`, { number: partIndex + 1 })}</span>}
        {children}
      </p>
    </div>
  )
}

type VariantReasonProps = {
  variant: Variant
  /** The channel, if it is loaded. */ connection?: Connection | undefined
}

/** Shows the reason why a publication needs the user, the fix, and the network's message. */
export function VariantReason({ variant, connection }: VariantReasonProps) {
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
