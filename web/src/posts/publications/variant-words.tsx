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
  /** The first line of what it says, or words in its place. */
  text: string
  /** Beside the channel's handle: when, where to, how many pictures. */
  children?: ReactNode
}

/** What a publication says and where, in a list. The text leads to its post. */
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
  /** The channel, where it is loaded. */ connection?: Connection | undefined
}

/** Why a publication waits for a person, what to do about it, and what the network itself said. */
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
