import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { routes } from '@/config/routes.ts'
import { DataState } from '@/ui/data-state.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useReviewActs } from '../data/review-link-data.ts'
import styles from './review-links.module.css'

type Props = { workspaceId: string; linkId: string; /** Number of all actions of the link. */ total: number }

/** Lists the latest actions of a link's guests, newest first, and says when there are more than it can show. */
export function ReviewActList({ workspaceId, linkId, total }: Props) {
  const { t } = useTranslation('workspace')
  const acts = useReviewActs(workspaceId, linkId)
  return (
    <div className={styles.acts}>
      <DataState read={acts} loading={<SkeletonList rows={2} />} errorTitle={t('workspace:review.actsError')}>
        {(rows) => (
          <>
            <ul className={styles.actRows} aria-label={t('workspace:review.actsTitle')}>
              {rows.map(({ id, guest, act, subject, note, createdAt }) => (
                <li key={id}>
                  <span>{t(`workspace:review.act.${act}`, { guest })}</span>{' '}
                  <Link
                    to={
                      subject.kind === 'post'
                        ? routes.contentStudioPost.href(subject.id)
                        : routes.carouselEditorDeck.href(subject.id)
                    }
                  >
                    {t(`workspace:review.subject.${subject.kind}`)}
                  </Link>{' '}
                  <RelativeTime instant={createdAt} />
                  {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
                </li>
              ))}
            </ul>
            {rows.length >= LIST_LIMIT_MAX && total > rows.length && (
              <p className={styles.lead}>
                {t('workspace:review.actsCut', { shown: rows.length, total })}{' '}
                <Link to={routes.workspaceActivity.href()}>{t('workspace:review.actsAll')}</Link>
              </p>
            )}
          </>
        )}
      </DataState>
    </div>
  )
}
