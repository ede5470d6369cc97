import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ChannelPreviewsProps } from './channel-previews.tsx'
import styles from './preview-panel.module.css'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

/** Lazy: no preview is part of the composer's first load. */
const ChannelPreviews = lazyPart(async () => (await import('./channel-previews.tsx')).ChannelPreviews)

/** Previews of the post on each of its channels. */
export function PreviewPanel(props: ChannelPreviewsProps) {
  const { t } = useTranslation('studio')
  return (
    <section className={styles.panel} aria-label={t('studio:preview.title')}>
      <h2 className={styles.title}>{t('studio:preview.title')}</h2>
      {props.connections.length === 0 ? (
        <p className={styles.empty}>{t('studio:preview.empty')}</p>
      ) : (
        <ChannelPreviews {...props} waiting={<Skeleton height={220} radius="lg" />} />
      )}
    </section>
  )
}
