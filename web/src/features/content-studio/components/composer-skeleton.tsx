import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './composer.module.css'

/** The composer's shape while the post is read. */
export function ComposerSkeleton() {
  const { t } = useTranslation('studio')
  return (
    <div className={styles.composer} role="status" aria-busy="true">
      <span className="visually-hidden">{t('studio:post.loading')}</span>
      <Skeleton height={24} width={180} />
      <div className={styles.columns} aria-hidden="true">
        <Skeleton height={340} radius="lg" />
        <Skeleton height={180} radius="lg" />
      </div>
    </div>
  )
}
