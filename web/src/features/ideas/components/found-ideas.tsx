import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { hasWords } from '@/documents/has-words.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { IdeaSearch } from '../data/use-idea-search.ts'
import styles from './board.module.css'
import { CardFace } from './card-face.tsx'
import { useIdeaSelection } from './use-idea-selection.tsx'

type Props = {
  search: IdeaSearch
  words: string
  label: string | null
  lanes: readonly IdeaLane[]
  onOpen: (ideaId: string) => void
}

/** The ideas that match both the search and the label, if one is chosen; the most recently changed first. */
export function FoundIdeas({ search, words, label, lanes, onOpen }: Props) {
  const { t } = useTranslation('ideas')
  const shown = useShownDocuments(search.ideas)
  const found = shown.filter(
    ({ text, source, labels }) =>
      hasWords([text, source, ...labels].join('\n'), words) && (label === null || labels.includes(label)),
  )
  const { boxOf, selectionBar } = useIdeaSelection(found, lanes)
  if (search.status === 'loading') return <SkeletonList rows={3} label={t('ideas:loading')} />
  if (search.status === 'error') return <ErrorPanel title={t('ideas:error')} onRetry={search.retry} />
  return (
    <>
      <p role="status" className={styles.found}>
        {t('ideas:search.found', { count: found.length })} {t('ideas:search.looked', { count: shown.length })}
      </p>
      {found.length === 0 && <EmptyState drawing="search" title={t('ideas:search.none')} />}
      <ul className={styles.list}>
        {found.map((idea) => (
          <li key={idea.id}>
            <p className={styles.lanename}>{lanes.find(({ id }) => id === idea.laneId)?.name}</p>
            <CardFace idea={idea} box={boxOf(idea)} onOpen={() => onOpen(idea.id)} />
          </li>
        ))}
      </ul>
      {search.further && (
        <Button variant="default" loading={search.isLooking} onClick={search.further}>
          {t('ideas:search.further')}
        </Button>
      )}
      {selectionBar}
    </>
  )
}
