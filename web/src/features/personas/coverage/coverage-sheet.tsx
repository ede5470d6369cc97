import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import type { Post } from '@postwright/core/model/post'
import type { CoverageRow, CoveredPersona, CoveredPost } from '@postwright/core/personas/coverage-of'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type CoverageFilter, stateOfPost, wordsOfPost } from './coverage-filter.ts'
import { CoverageTable } from './coverage-table.tsx'
import styles from './coverage.module.css'
import { useWorkerRead } from '@/lib/workers/use-worker-read.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

const POSTS_PER_PAGE = 6

type Props = { personas: readonly Persona[]; posts: readonly Post[]; filter: CoverageFilter }

/** The coverage of the posts in the filtered state, or of all posts, with its loading state. */
export function CoverageSheet({ personas, posts, filter }: Props) {
  const { t } = useTranslation('personas')
  const wanted = useMemo(
    () => posts.filter((post) => filter.state === null || stateOfPost(post) === filter.state),
    [posts, filter.state],
  )
  const asked = useMemo(() => wanted.map(wordsOfPost), [wanted])
  const ids = personas.map(({ id, rev }) => `${id} ${rev}`).join(' ')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a list of the same personas gives the same result
  const known = useMemo(() => personas, [ids])
  const read = useCoverage(known, asked)
  return (
    <DataState
      read={read}
      loading={<SkeletonList rows={5} label={t('personas:coverage.loading')} />}
      errorTitle={t('personas:coverage.failed')}
      empty={
        <EmptyState
          drawing="check"
          title={t('personas:coverage.noPoints')}
          text={t('personas:coverage.noPointsText')}
        />
      }
    >
      {(rows) => <CoveragePages rows={rows} posts={wanted} />}
    </DataState>
  )
}

/** The number of points that posts mention, and the coverage table with its posts paginated. */
function CoveragePages({ rows, posts }: { rows: readonly CoverageRow[]; posts: readonly Post[] }) {
  const { t } = useTranslation('personas')
  const [page, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
  const current = Math.min(page, pages - 1)
  const inOrder = inOrderOfPoints(posts, rows)
  const uncovered = rows.filter(({ posts: found }) => found.length === 0)
  return (
    <>
      <p className={styles.summary} role="status">
        {t('personas:coverage.summary', { count: rows.length, covered: rows.length - uncovered.length })}{' '}
        {t('personas:coverage.posts', { count: posts.length })}
      </p>
      <CoverageTable rows={rows} posts={inOrder.slice(current * POSTS_PER_PAGE, (current + 1) * POSTS_PER_PAGE)} />
      <Pager
        list={t('personas:coverage.table')}
        paging={{
          number: current + 1,
          hasPrevious: current > 0,
          hasNext: current < pages - 1,
          onPrevious: () => setPage(current - 1),
          onNext: () => setPage(current + 1),
        }}
      />
    </>
  )
}

/** Sorts posts that mention the most points first, so that the first page shows matches; otherwise the order is kept. */
export function inOrderOfPoints<Post extends { id: string }>(
  posts: readonly Post[],
  rows: readonly CoverageRow[],
): Post[] {
  const points = new Map<string, number>()
  for (const { postId } of rows.flatMap((row) => row.posts)) points.set(postId, (points.get(postId) ?? 0) + 1)
  return posts.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
}

const findCoverage = createWorkerCall({
  name: 'coverage',
  start: () => new Worker(new URL('./coverage-worker.ts', import.meta.url), { type: 'module', name: 'coverage' }),
  here: async () => (await import('./find-coverage.ts')).findCoverage,
})

/** Returns a row per objection or pain, with the posts that mention it. The previous rows stay until those of changed personas or posts arrive. */
function useCoverage(
  personas: readonly CoveredPersona[],
  posts: readonly CoveredPost[],
): ReadState<readonly CoverageRow[]> {
  const question = useMemo(() => ({ personas, posts }), [personas, posts])
  return useWorkerRead(findCoverage, question, 'Personas: the coverage could not be found')
}
