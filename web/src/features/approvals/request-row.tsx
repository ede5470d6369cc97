import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { routes } from '@/config/routes.ts'
import { DecisionButtons } from '@/posts/approvals/decision-buttons.tsx'
import { LapsedDiff } from '@/posts/approvals/lapsed-diff.tsx'
import { VerdictNote } from '@/posts/brand/verdict-note.tsx'
import { usePublicationsOf } from '@/posts/data/approval-requests.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import styles from './approvals.module.css'

type Props = {
  request: ApprovalRequest
  /** True if the request waits for the signed-in user. */
  isMine: boolean
  isCurrent: boolean
  onCurrent: () => void
  isChosen: boolean
  onChoose: () => void
  isReturning: boolean
  onReturning: (isReturning: boolean) => void
}

const TONES = {
  open: 'warning',
  approved: 'positive',
  returned: 'negative',
  withdrawn: 'neutral',
} as const satisfies Record<ApprovalRequest['state'], BadgeTone>

/** Shows one request: its subject, the requester, the deadline and the decision. */
export function RequestRow(props: Props) {
  const { request, isMine, isCurrent, onCurrent, isChosen, onChoose, isReturning, onReturning } = props
  const { t } = useTranslation('approvals')
  const { workspaceId } = useSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { postId, seen, excerpt, state } = request
  useEffect(() => {
    if (isCurrent && !row.current?.contains(document.activeElement)) row.current?.focus()
  }, [isCurrent])
  const title = excerpt === '' ? t('approvals:noText') : excerpt
  return (
    <li ref={row} className={styles.row} data-current={isCurrent || undefined} tabIndex={-1} onFocus={onCurrent}>
      {isMine && <RowCheckbox label={t('approvals:select', { title })} isSelected={isChosen} onSelect={onChoose} />}
      <div className={styles.words}>
        <Anchor component={Link} className={styles.name} to={routes.contentStudioPost.href(postId)}>
          {title}
        </Anchor>
        <RequestFacts request={request} />
      </div>
      <StateBadge tone={TONES[state]}>{t(`approvals:state.${state}`)}</StateBadge>
      <div className={styles.actions} data-wide={isReturning || undefined}>
        {state === 'open' && (
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'approvals:hide' : 'approvals:show')}
          </Button>
        )}
        {isMine && (
          <DecisionButtons
            workspaceId={workspaceId}
            postId={postId}
            seen={seen}
            excerpt={excerpt}
            isReturning={isReturning}
            onReturning={onReturning}
          />
        )}
      </div>
      {isOpen && <RequestDetail postId={postId} />}
    </li>
  )
}

function RequestFacts({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation('approvals')
  const { workspaceId } = useSignedIn()
  const { nameOf, participantName } = useParticipantName(workspaceId)
  const now = useNow(60_000)
  const moment = (at: number) => formatMoment(at, viewerZone(), now)
  const { state, channels, plannedFor, dueAt, requestedBy, message, needed, decisions } = request
  const last = decisions.at(-1)
  const isLate = dueAt !== null && dueAt < now
  return (
    <>
      <p className={styles.faint}>
        {t('approvals:from', { name: nameOf(requestedBy), channels: channels.map(({ handle }) => handle).join(', ') })}
      </p>
      {state === 'open' && plannedFor !== null && (
        <p className={styles.faint}>
          {t('approvals:planned', { time: moment(plannedFor) })}{' '}
          {dueAt !== null && t(isLate ? 'approvals:overdue' : 'approvals:due', { time: moment(dueAt) })}
        </p>
      )}
      {state === 'open' && (
        <p className={styles.faint}>{needed.map((each) => t(`approvals:needs.${each}`)).join(' ')}</p>
      )}
      {message !== '' && <p className={styles.text}>{message}</p>}
      {last && (
        <p className={styles.faint}>
          {t(`approvals:decision.${last.kind}`, { name: participantName(last.by), time: moment(last.decidedAt) })}
          {last.note !== '' && ` “${last.note}”`}
        </p>
      )}
    </>
  )
}

/** Shows the content for each channel, with the changes since an earlier approval. */
function RequestDetail({ postId }: { postId: string }) {
  const { t } = useTranslation('approvals')
  const { workspaceId } = useSignedIn()
  const variants = usePublicationsOf(workspaceId, postId)
  return (
    <div className={styles.detail}>
      <DataState
        read={variants}
        loading={<SkeletonList rows={1} label={t('approvals:loading')} />}
        errorTitle={t('approvals:error')}
      >
        {(data) =>
          data
            .filter(({ state }) => state !== 'cancelled')
            .toSorted((a, b) => a.connectionId.localeCompare(b.connectionId) || a.partIndex - b.partIndex)
            .map((variant) => (
              <section key={variant.id} aria-label={variant.handle}>
                <p className={styles.faint}>{variant.handle}</p>
                <p className={styles.text}>{variant.content.text}</p>
                {variant.content.media.length > 0 && (
                  <p className={styles.faint}>{t('approvals:files', { count: variant.content.media.length })}</p>
                )}
                {variant.partIndex === 0 && <VerdictNote variant={variant} />}
                <LapsedDiff variant={variant} />
              </section>
            ))
        }
      </DataState>
    </div>
  )
}
