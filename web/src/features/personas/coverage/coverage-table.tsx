import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CoverageRow } from '@postwright/core/personas/coverage-of'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/first-line'
import { routes } from '@/config/routes.ts'
import { CoverageCell } from './coverage-cell.tsx'
import styles from './coverage.module.css'
import { stateOfPost } from './post-words.ts'
import { WriteAboutIt } from './write-about-it.tsx'

type Props = { rows: readonly CoverageRow[]; posts: readonly Post[] }

/** Objections and pains of personas in rows, posts in columns: which speaks of which, and by what words. */
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
