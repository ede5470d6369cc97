import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { rankTopPosts } from '@postwright/core/radar/source-figures'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from '../competitors.module.css'
import { PostLine } from './post-line.tsx'
import type { RadarProps } from './radar-props.ts'

const SHOWN = 20

/** Shows the posts with the most engagement of the last 90 days. */
export function TopPostsView({ radar, sources, timeZone }: RadarProps) {
  const { t } = useTranslation('competitors')
  const top = useMemo(() => rankTopPosts(radar.posts, SHOWN), [radar])
  if (top.length === 0) {
    return <EmptyState title={t('competitors:top.none')} text={t('competitors:top.noneText')} />
  }
  return (
    <Panel id="radar-top" title={t('competitors:top.title')} description={t('competitors:top.description')} flush>
      <ol className={styles.posts}>
        {top.map((post) => (
          <li key={`${post.sourceId}${post.key}`}>
            <PostLine post={post} sources={sources} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
