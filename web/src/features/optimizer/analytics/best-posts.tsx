import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { formatShortDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { type ReportProps, useNamedPosts } from './analytics-data.ts'
import { numberText, channelText } from './analytics-text.ts'
import styles from './analytics.module.css'

/** The posts of the period with the highest engagement, with image and channel. Only these posts are read. */
export function BestPosts({ report: { best, current }, view, channels, workspaceId }: ReportProps) {
  const { t } = useTranslation('analytics')
  const posts = useNamedPosts(
    workspaceId,
    best.map(({ postId }) => postId),
  )
  const firstImage = (postId: string) => posts?.get(postId)?.media[0]
  const { urlOf } = useMediaUrls(
    workspaceId,
    best.flatMap(({ postId }) => firstImage(postId)?.mediaId ?? []),
  )
  const hasImages = best.some(({ postId }) => firstImage(postId) !== undefined)
  if (best.length === 0) return null
  return (
    <Panel
      id="best"
      title={t('analytics:best.title')}
      description={t(view.filter === null ? 'analytics:best.description' : 'analytics:best.ofDays')}
      flush
    >
      <ol className={styles.posts} aria-label={t('analytics:best.title')}>
        {best.map(({ postId, connectionId, day, engagement, views }) => {
          const image = firstImage(postId)
          const url = image ? urlOf(image.mediaId) : null
          const channel = current.channels.find((each) => each.connectionId === connectionId)
          const post = posts?.get(postId)
          return (
            <li key={`${postId}${connectionId}`} className={styles.post}>
              {url === null && hasImages && <span className={styles.noImage} aria-hidden="true" />}
              {url !== null && (
                <img className={styles.image} src={url} alt={image?.alt ?? ''} width={56} height={56} loading="lazy" />
              )}
              <div className={styles.words}>
                {posts === null && <span className={styles.soft}>{t('analytics:best.loading')}</span>}
                {posts !== null && !post && <span className={styles.soft}>{t('analytics:best.deleted')}</span>}
                {post && (
                  <Link className={styles.link} to={routes.contentStudioPost.href(postId)}>
                    {firstLine(post.text) || t('analytics:best.untitled')}
                  </Link>
                )}
                <span className={styles.soft}>
                  {channel && <PlatformIcon platform={channel.platform} size={14} />}{' '}
                  {channel && channelText(channel, channels)} · {formatShortDate(day, current.to)}
                </span>
              </div>
              <dl className={styles.numbers}>
                <div>
                  <dt>{t('analytics:figure.engagement')}</dt>
                  <dd>{numberText(engagement)}</dd>
                </div>
                <div>
                  <dt>{t('analytics:figure.views')}</dt>
                  <dd>{numberText(views)}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
