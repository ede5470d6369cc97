import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RadarTopic } from '@postwright/core/radar/find-topics'
import { IfMay } from '@/session/if-may.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import styles from '../competitors.module.css'
import { useGapDraft } from '../use-gap-draft.ts'
import { useTopics } from '../use-topics.ts'
import { PostLine } from './post-line.tsx'
import type { RadarProps } from './radar-props.ts'

/** Lists topics of other sources, gaps first; a gap becomes a draft with its evidence. */
export function TopicsView(props: RadarProps) {
  const { t } = useTranslation('competitors')
  const topics = useTopics(props.radar)
  return (
    <DataState
      read={topics}
      loading={<SkeletonList rows={4} label={t('competitors:topics.loading')} />}
      errorTitle={t('competitors:topics.error')}
      empty={
        <EmptyState drawing="search" title={t('competitors:topics.none')} text={t('competitors:topics.noneText')} />
      }
    >
      {(found) => (
        <div className={styles.views}>
          <p className={styles.soft}>{t('competitors:topics.description', { own: props.radar.own.posts.length })}</p>
          {found
            .toSorted((a, b) => Number(b.isGap) - Number(a.isGap))
            .map((topic) => (
              <TopicPanel key={topic.id} topic={topic} {...props} />
            ))}
        </div>
      )}
    </DataState>
  )
}

function TopicPanel({ topic, radar, sources, timeZone }: RadarProps & { topic: RadarTopic }) {
  const { t } = useTranslation('competitors')
  const begin = useGapDraft()
  const name = topic.terms.join(', ')
  const posts = topic.posts.flatMap(({ sourceId, key }) =>
    radar.posts.filter((post) => post.sourceId === sourceId && post.key === key),
  )
  return (
    <Panel
      id={`topic-${topic.id}`}
      title={
        <span className={styles.name}>
          {name}
          {topic.isGap && <StateBadge tone="accent">{t('competitors:topics.gap')}</StateBadge>}
        </span>
      }
      description={t('competitors:topics.counts', {
        count: topic.count,
        sources: topic.sources.length,
        own: topic.own,
      })}
      actions={
        <IfMay right="write_drafts">
          <Button
            size="sm"
            variant={topic.isGap ? 'filled' : 'default'}
            leftSection={<IconPencilPlus size="1rem" aria-hidden />}
            onClick={() => void begin({ topic, posts, sources })}
          >
            {t('competitors:topics.draft')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </IfMay>
      }
      flush
    >
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.key}>
            <PostLine post={post} sources={sources} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
