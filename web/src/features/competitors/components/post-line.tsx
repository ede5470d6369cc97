import { useTranslation } from 'react-i18next'
import type { ReadRadarPost } from '@postwright/core/api/radar'
import type { RadarSource } from '@postwright/core/model/radar'
import { excerptOf } from '@postwright/core/text/excerpt'
import { publicEngagementOf } from '@postwright/core/radar/source-figures'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { formatMonthDay } from '@/ui/format-time.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { NUMBERS } from '../figures.ts'
import styles from '../competitors.module.css'

const EXCERPT_MAX = 160

type Props = { post: ReadRadarPost; sources: readonly RadarSource[]; timeZone: string }

/** Shows a post of a source: its first words, source, time and known engagement. */
export function PostLine({ post, sources, timeZone }: Props) {
  const { t } = useTranslation('competitors')
  const source = sources.find(({ id }) => id === post.sourceId)
  const engagement = publicEngagementOf(post)
  const text = excerptOf(post.text, EXCERPT_MAX) || t('competitors:post.untitled')
  return (
    <div className={styles.post}>
      <div className={styles.words}>
        {isWebAddress(post.link) ? (
          <a className={styles.link} href={post.link} target="_blank" rel="noreferrer noopener">
            {text}
          </a>
        ) : (
          <span className={styles.link}>{text}</span>
        )}
        <span className={styles.soft}>
          {source?.platform && <PlatformIcon platform={source.platform} size={14} />} {source && `${source.name} · `}
          {post.isDated ? formatMonthDay(post.publishedAt, timeZone) : t('competitors:post.undated')} ·{' '}
          {t(`competitors:format.${post.format}`)}
        </span>
      </div>
      {(engagement !== null || post.views !== undefined) && (
        <dl className={styles.numbers}>
          {engagement !== null && (
            <div>
              <dt>{t('competitors:post.engagement')}</dt>
              <dd>{NUMBERS.format(engagement)}</dd>
            </div>
          )}
          {post.views !== undefined && (
            <div>
              <dt>{t('competitors:post.views')}</dt>
              <dd>{NUMBERS.format(post.views)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
