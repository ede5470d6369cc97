import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '../../config/routes.ts'
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
  return (
    <div className={styles.words}>
      <Link className={styles.text} to={routes.contentStudioPost.href(variant.postId)}>
        {text}
      </Link>
      <p className={styles.meta}>
        <span className={styles.handle}>{variant.handle}</span>
        {children}
      </p>
    </div>
  )
}
