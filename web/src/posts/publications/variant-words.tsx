import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import styles from './variant-words.module.css'

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
