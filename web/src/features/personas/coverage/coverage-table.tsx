import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CoverageRow, Covering } from '@postwright/core/personas/coverage-of'
import { type Post, emptyDraft } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import styles from './coverage.module.css'
import { stateOfPost } from './coverage-filter.ts'
import { Button, Tooltip } from '@mantine/core'
import { IconPencilPlus, IconCheck } from '@tabler/icons-react'
import { POST_NOTE_MAX } from '@postwright/core/limits'
import { pointWords } from '@postwright/core/personas/point-words'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'

type Props = { rows: readonly CoverageRow[]; posts: readonly Post[] }

/** Objections and pains of personas as rows, posts as columns: each cell shows whether the post mentions the point, and with which words. */
export function CoverageTable({ rows, posts }: Props) {
  const { t } = useTranslation('personas')
  const titleOf = (post: Post) => firstLine(post.title || post.text) ?? t('personas:coverage.untitled')
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('personas:coverage.table')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('personas:coverage.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.point}>
              {t('personas:coverage.point')}
            </th>
            <th scope="col" className={styles.count}>
              {t('personas:coverage.count')}
            </th>
            {posts.map((post) => (
              <th key={post.id} scope="col" className={styles.post}>
                <Link to={routes.contentStudioPost.href(post.id)}>{titleOf(post)}</Link>
                <span className={styles.state}>{t(`personas:coverage.one.${stateOfPost(post)}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.personaId} ${row.point.id}`} data-uncovered={row.posts.length === 0 || undefined}>
              <th scope="row" className={styles.point}>
                <span>{row.point.text || t(`personas:points.${row.kind}.one`)}</span>
                <span className={styles.state}>{t(`personas:coverage.of.${row.kind}`, { name: row.personaName })}</span>
                {row.posts.length === 0 && <WriteAboutIt row={row} />}
              </th>
              <td className={styles.count}>{row.posts.length}</td>
              {posts.map((post) => (
                <CoverageCell
                  key={post.id}
                  found={row.posts.find(({ postId }) => postId === post.id) ?? null}
                  title={titleOf(post)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Starts a post about a point that no post mentions, with the point in the notes. */
function WriteAboutIt({ row: { personaName, kind, point } }: { row: CoverageRow }) {
  const { t } = useTranslation('personas')
  const begin = useBeginPost()
  const note = t(`personas:coverage.note.${kind}`, {
    name: personaName,
    text: point.text,
    words: pointWords(point).join(', '),
  })
  return (
    <Button
      size="compact-xs"
      variant="light"
      leftSection={<IconPencilPlus size="0.875rem" aria-hidden />}
      aria-label={t('personas:coverage.writeLabel', { text: point.text })}
      onClick={() => void begin({ ...emptyDraft(), note: note.slice(0, POST_NOTE_MAX) })}
    >
      {t('personas:coverage.write')}
    </Button>
  )
}

type CoverageCellProps = { found: Covering | null; title: string }

/** Shows whether a post mentions a point; the matching sentence is shown on hover and focus. */
function CoverageCell({ found, title }: CoverageCellProps) {
  const { t } = useTranslation('personas')
  if (!found) {
    return (
      <td className={styles.cell}>
        <span className="visually-hidden">{t('personas:coverage.no')}</span>
      </td>
    )
  }
  return (
    <td className={styles.cell} data-covered>
      <Tooltip label={t('personas:coverage.sentence', { sentence: found.sentence })} multiline maw={320} events={SHOWN}>
        <Link
          className={styles.mark}
          to={routes.contentStudioPost.href(found.postId)}
          aria-label={t('personas:coverage.yes', { title, words: found.words.join(', ') })}
        >
          <IconCheck size="1.125rem" aria-hidden />
        </Link>
      </Tooltip>
    </td>
  )
}

const SHOWN = { hover: true, focus: true, touch: true }
