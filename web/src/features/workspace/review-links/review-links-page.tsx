import { Button } from '@mantine/core'
import { IconLinkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import { type ReviewLink, findReviewLinkEnd, REVIEW_POSTS_MAX } from '@postwright/core/model/review-link'
import { SHARED_PARAMS } from '@/config/review-address.ts'
import { IfMay } from '@/session/if-may.tsx'
import { lazyWhenIdle, lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useReviewLinks, revokeLink } from '../data/review-link-data.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './review-links.module.css'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'

const ReviewLinkDialog = lazyWhenIdle(async () => (await import('./review-link-dialog.tsx')).ReviewLinkDialog)

type Editing = { link: ReviewLink | null; postIds: readonly string[]; deckIds: readonly string[] }

/** Tab with the links through which clients review posts and decks without an account. */
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

/** Reads the posts and decks to share from the address, as set by links on other screens; null if there are none. */
function askedFor(params: URLSearchParams): Editing | null {
  const idsIn = (name: string) =>
    (params.get(name) ?? '')
      .split(',')
      .filter((id) => documentId().safeParse(id).success)
      .slice(0, REVIEW_POSTS_MAX)
  const [postIds, deckIds] = [idsIn(SHARED_PARAMS.posts), idsIn(SHARED_PARAMS.decks)]
  return postIds.length + deckIds.length === 0 ? null : { link: null, postIds, deckIds }
}

const ReviewActList = lazyPart(async () => (await import('./review-act-list.tsx')).ReviewActList)

const MINUTE = 60_000

const TONES = { open: 'positive', revoked: 'neutral', expired: 'warning' } as const satisfies Record<string, BadgeTone>

type Props = { workspaceId: string; link: ReviewLink; onChange: () => void }

function ReviewLinkRow({ workspaceId, link, onChange }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const { nameOf } = useParticipantName(workspaceId)
  const state = findReviewLinkEnd(link, useNow(MINUTE)) ?? 'open'

  const revoke = () =>
    run(async () => {
      await revokeLink(workspaceId, link.id)
      toast.success(t('workspace:review.revoked'))
    })

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>
          {link.name}
          <StateBadge tone={TONES[state]}>{t(`workspace:review.state.${state}`)}</StateBadge>
        </p>
        <p className={rows.facts}>
          {t('workspace:review.posts', { count: link.postIds.length })}
          {' · '}
          {t('workspace:review.decks', { count: link.deckIds.length })}
          {' · '}
          {t(link.mayDecide ? 'workspace:review.mayDecide' : 'workspace:review.looksOnly')}
          {' · '}
          {nameOf(link.createdBy)}
        </p>
        <p className={rows.facts}>
          {state === 'open' && (
            <>
              {t('workspace:review.ends')} <RelativeTime instant={link.expiresAt} />
              {' · '}
            </>
          )}
          {link.openedAt === null ? (
            t('workspace:review.neverOpened')
          ) : (
            <>
              {t('workspace:review.opened')} <RelativeTime instant={link.openedAt} />
            </>
          )}
        </p>
        <FormError message={failure} />
      </div>
      <div className={rows.actions}>
        {link.acts > 0 && (
          <Button size="compact-md" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('workspace:review.acts', { count: link.acts })}
          </Button>
        )}
        {state !== 'revoked' && (
          <IfMay right="plan_posts">
            <Button size="compact-md" variant="default" onClick={onChange}>
              {t('workspace:review.edit')}
            </Button>
            <Button size="compact-md" variant="default" loading={isRunning} onClick={() => void revoke()}>
              {t('workspace:review.revoke')}
            </Button>
          </IfMay>
        )}
      </div>
      {isOpen && <ReviewActList workspaceId={workspaceId} linkId={link.id} total={link.acts} />}
    </li>
  )
}
