import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useCauses } from '../data/failed-posts.ts'
import styles from './failed-posts.module.css'

const CAUSES_SHOWN = 6

/** Causes of failed posts by network in the last seven days, the most frequent first. A click filters the list below by network and cause. */
export function CausesPanel() {
  const { t } = useTranslation(['failed-posts', 'publishing'])
  const [params, setParams] = useSearchParams()
  const read = useCauses()
  return (
    <Panel id="causes" title={t('failed-posts:causes.title')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('failed-posts:causes.loading')} />}
        errorTitle={t('failed-posts:causes.error')}
      >
        {({ causes, countedAt }) => {
          const most = causes[0]?.count ?? 1
          return (
            <>
              {causes.length === 0 && <p className={styles.faint}>{t('failed-posts:causes.none')}</p>}
              <ul className={styles.causes} aria-label={t('failed-posts:causes.title')}>
                {causes.slice(0, CAUSES_SHOWN).map(({ platform, kind, count }) => (
                  <li key={`${platform} ${kind}`}>
                    <button
                      type="button"
                      className={styles.cause}
                      onClick={() => {
                        const next = new URLSearchParams(params)
                        next.set('network', platform)
                        next.set('cause', kind)
                        setParams(next, { replace: true })
                      }}
                    >
                      <PlatformIcon platform={platform} size={16} />
                      <span className={styles.causeWords}>
                        {platformName(platform)} · {t(PUBLISH_ERROR_TEXT[kind].reason)}
                      </span>
                      <span className={styles.bar} aria-hidden="true">
                        <span style={{ width: `${(count / most) * 100}%` }} />
                      </span>
                      <span className={styles.count}>{t('failed-posts:causes.count', { count })}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <p className={styles.faint}>
                {t('failed-posts:causes.source')} <RelativeTime instant={countedAt} />
              </p>
            </>
          )
        }}
      </DataState>
    </Panel>
  )
}
