import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelPreviewsProps } from './channel-previews.tsx'
import styles from './preview-panel.module.css'

/** No preview is part of the composer's first load. */
const ChannelPreviews = lazy(async () => {
  const { ChannelPreviews: previews } = await import('./channel-previews.tsx')
  return { default: previews }
})

/** How the post will look on each of its channels. */
export function PreviewPanel(props: ChannelPreviewsProps) {
  const { t } = useTranslation('studio')
  return (
    <section className={styles.panel} aria-label={t('studio:preview.title')}>
      <h2 className={styles.title}>{t('studio:preview.title')}</h2>
      {props.connections.length === 0 ? (
        <p className={styles.empty}>{t('studio:preview.empty')}</p>
      ) : (
        <Suspense fallback={<Skeleton height={220} radius="lg" />}>
          <ChannelPreviews {...props} />
        </Suspense>
      )}
    </section>
  )
}
