import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { LIBRARY_ACTIONS, type LibraryContext } from '../library-actions.ts'
import styles from './library.module.css'

type Props = Omit<LibraryContext, 'isOpen'> & {
  name: string
  fact: string
  excerpt: string
  /** Selects the row. */
  box: ReactNode
}

/** One thing of the library: its name, what is to be known of it, and how it begins. */
export function LibraryRow({ name, fact, excerpt, box, ...context }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('library')
  return (
    <li className={styles.row}>
      {box}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} to={context.href}>
            {name}
          </Link>
          <span className={styles.fact}>{fact}</span>
        </p>
        {excerpt !== '' && (
          <p className={styles.excerpt} title={excerpt}>
            {excerpt}
          </p>
        )}
      </div>
      <ActionMenu
        className={styles.more}
        label={t('library:actions', { name })}
        actions={offer(LIBRARY_ACTIONS, { ...context, isOpen: false })}
      />
    </li>
  )
}
