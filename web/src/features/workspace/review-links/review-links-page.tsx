import { Button } from '@mantine/core'
import { IconLinkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import { REVIEW_POSTS_MAX } from '@postwright/core/model/review-limits'
import type { ReviewLink } from '@postwright/core/model/review-link'
import { SHARED_PARAMS } from '@/config/review-address.ts'
import { IfMay } from '@/session/if-may.tsx'
import { laterPart } from '@/lib/later-part.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useReviewLinks } from '../data/review-link-data.ts'
import { ReviewLinkRow } from './review-link-row.tsx'
import rows from '@/ui/described-rows.module.css'
import styles from './review-links.module.css'

const ReviewLinkDialog = laterPart(async () => (await import('./review-link-dialog.tsx')).ReviewLinkDialog)

type Editing = { link: ReviewLink | null; postIds: readonly string[]; deckIds: readonly string[] }

/** The tab with the addresses under which clients review posts and decks without an account. */
export function Component() {
  const { t } = useTranslation('workspace')
  const { workspaceId } = useSignedIn()
  const { page, paging } = useReviewLinks(workspaceId)
  const [params, setParams] = useSearchParams()
  const asked = askedFor(params)
  const [editing, setEditing] = useState<Editing | null>(null)
  const open = editing ?? asked

  function close(): void {
    setEditing(null)
    if (asked) setParams({}, { replace: true })
  }

  const make = (
    <IfMay right="plan_posts">
      <Button
        leftSection={<IconLinkPlus size="1rem" aria-hidden />}
        onClick={() => setEditing({ link: null, postIds: [], deckIds: [] })}
      >
        {t('workspace:review.make')}
      </Button>
    </IfMay>
  )
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={3} label={t('workspace:review.loading')} />}
        errorTitle={t('workspace:review.error')}
        empty={
          <EmptyState title={t('workspace:review.empty.title')} text={t('workspace:review.empty.text')} action={make} />
        }
      >
        {(links) => (
          <>
            <div className={styles.head}>{make}</div>
            <ul className={rows.card} aria-label={t('workspace:review.title')}>
              {links.map((link) => (
                <ReviewLinkRow
                  key={link.id}
                  workspaceId={workspaceId}
                  link={link}
                  onChange={() => setEditing({ link, postIds: link.postIds, deckIds: link.deckIds })}
                />
              ))}
            </ul>
            <Pager list={t('workspace:review.title')} paging={paging} />
          </>
        )}
      </DataState>
      <ReviewLinkDialog props={open && { workspaceId, ...open, onClose: close }} />
    </>
  )
}

/** The posts and decks that another screen shares, as its link names them. */
function askedFor(params: URLSearchParams): Editing | null {
  const idsIn = (name: string) =>
    (params.get(name) ?? '')
      .split(',')
      .filter((id) => documentId().safeParse(id).success)
      .slice(0, REVIEW_POSTS_MAX)
  const [postIds, deckIds] = [idsIn(SHARED_PARAMS.posts), idsIn(SHARED_PARAMS.decks)]
  return postIds.length + deckIds.length === 0 ? null : { link: null, postIds, deckIds }
}
