import { useTranslation } from 'react-i18next'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformSchema } from '@postwright/core/platforms/platform'
import { countText } from '@postwright/core/publishing/count-text'
import { writeHashtags } from '@/posts/hashtags/hashtag-list.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import styles from './group-editor.module.css'

/** The networks whose posts a group fills or overfills by itself. */
export function GroupLimits({ hashtags }: { hashtags: readonly string[] }) {
  const { t } = useTranslation(['hashtags', 'publishing'])
  const text = writeHashtags(hashtags)
  const exceeded = platformSchema.options
    .map((platform) => ({ platform, ...countText(PLATFORM_CONTRACTS[platform], text) }))
    .filter(({ left }) => left < 0)
  if (exceeded.length === 0) return null
  return (
    <ul className={styles.limits} aria-label={t('hashtags:limits.label')}>
      {exceeded.map(({ platform, used, max }) => (
        <li key={platform} className={styles.limit}>
          <PlatformIcon platform={platform} size={14} />
          {t('hashtags:limits.tooLong', { platform: platformName(platform), used, max })}
        </li>
      ))}
    </ul>
  )
}
