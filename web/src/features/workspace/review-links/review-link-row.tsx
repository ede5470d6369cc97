import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findReviewLinkEnd, type ReviewLink } from '@postwright/core/model/review-link'
import { lazyPart } from '@/lib/later-part.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { revokeLink } from '../data/review-link-data.ts'
import rows from '@/ui/described-rows.module.css'

const ReviewActList = lazyPart(async () => (await import('./review-act-list.tsx')).ReviewActList)

const MINUTE = 60_000
const TONES = { open: 'positive', revoked: 'neutral', expired: 'warning' } as const satisfies Record<string, BadgeTone>

type Props = { workspaceId: string; link: ReviewLink; onChange: () => void }

export function ReviewLinkRow({ workspaceId, link, onChange }: Props) {
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
      {isOpen && <ReviewActList workspaceId={workspaceId} linkId={link.id} />}
    </li>
  )
}
