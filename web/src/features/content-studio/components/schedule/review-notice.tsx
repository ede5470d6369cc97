import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findApprovalMode } from '@postwright/core/model/approval'
import {
  findNeededApprovals,
  isUndecided,
  listValidApprovals,
  waitsForApproval,
} from '@postwright/core/approvals/needed-approvals'
import { NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { excerptOf } from '@postwright/core/text/excerpt'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApprovalRequest } from '@/posts/data/approval-requests.ts'
import { withdrawApprovalRequest } from '@postwright/core/api/approvals'
import { call } from '@/lib/api-client.ts'
import { VerdictNote } from '@/posts/brand/verdict-note.tsx'
import { DecisionButtons } from '@/posts/approvals/decision-buttons.tsx'
import { LapsedDiff } from '@/posts/approvals/lapsed-diff.tsx'
import { useDecider } from '@/posts/approvals/use-decider.ts'
import { usePendingDecisions } from '@/posts/approvals/use-pending-decisions.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { useRight } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import styles from './review-notice.module.css'

const AskDialog = lazyPart(async () => (await import('./ask-approval-dialog.tsx')).AskApprovalDialog)

/** Shows whether a post needs approval, who has given it and what changed since, with actions for approvers. */
export function ReviewNotice({ variants }: { variants: readonly Variant[] }) {
  const { approvalRules } = useWorkspace()
  const undecided = variants.filter(isUndecided)
  const [first] = undecided
  if (!first) return null
  const waiting = undecided.filter((variant) => waitsForApproval(approvalRules, variant))
  if (waiting.length > 0) return <Waiting variants={undecided} waiting={waiting} />
  const isAsked = undecided.some((variant) => findApprovalMode(approvalRules, variant) !== 'none')
  return isAsked ? <Given first={first} variants={undecided} /> : null
}

type Place = { workspaceId: string; postId: string }

function Waiting({ variants, waiting }: { variants: readonly Variant[]; waiting: readonly Variant[] }) {
  const { t } = useTranslation('approvals')
  const { approvalRules } = useWorkspace()
  const { isNeeded } = useDecider()
  const [isReturning, setIsReturning] = useState(false)
  const [first] = waiting
  const place = { workspaceId: first?.workspaceId ?? '', postId: first?.postId ?? '' }
  const request = useApprovalRequest(place.workspaceId, place.postId)
  const isKept = usePendingDecisions(place.workspaceId).some(
    ({ postId, refusal }) => postId === place.postId && refusal === null,
  )
  const needed = [...new Set(waiting.flatMap((variant) => findNeededApprovals(approvalRules, variant)))]
  const decides = isNeeded(needed, first?.askedBy ?? null)
  const seen = waiting.map(({ id, contentHash, scheduled, brand }) => {
    return { variantId: id, contentHash, plannedFor: scheduled.instant, brand: brand?.seen ?? '' }
  })
  return (
    <Notice
      title={t('approvals:notice.waiting')}
      text={isKept ? t('approvals:kept.saved') : t(decides ? 'approvals:notice.decide' : 'approvals:notice.wait')}
      isWide
    >
      <ul className={styles.facts}>
        {needed.map((each) => (
          <li key={each}>{t(`approvals:needs.${each}`)}</li>
        ))}
        <GivenBy variants={variants} />
        {request.status === 'ready' && request.data.state === 'open' && <Asked request={request.data} {...place} />}
      </ul>
      {waiting
        .filter(({ partIndex }) => partIndex === 0)
        .map((variant) => (
          <VerdictNote key={variant.id} variant={variant} />
        ))}
      {waiting.map((variant) => (
        <LapsedDiff key={variant.id} variant={variant} />
      ))}
      {decides && !isKept && (
        <DecisionButtons
          {...place}
          seen={seen}
          excerpt={excerptOf(first?.content.text ?? '', NOTIFICATION_EXCERPT_MAX)}
          isReturning={isReturning}
          onReturning={setIsReturning}
        />
      )}
      {!isReturning && <AskButtons {...place} isAsked canWithdraw={needed.every((each) => each === 'anyone')} />}
    </Notice>
  )
}

function Given({ first, variants }: { first: Variant; variants: readonly Variant[] }) {
  const { t } = useTranslation('approvals')
  const { approvalRules } = useWorkspace()
  const plans = useRight('plan_posts')
  const isGiven = variants.some((variant) => listValidApprovals(variant).length > 0)
  const canAsk = variants.some((variant) => findApprovalMode(approvalRules, variant) === 'optional')
  const { workspaceId, postId } = first
  if (!isGiven || (canAsk && first.askedBy === null)) {
    return canAsk && plans ? (
      <AskButtons workspaceId={workspaceId} postId={postId} isAsked={false} canWithdraw={false} />
    ) : null
  }
  return (
    <Notice title={t('approvals:notice.given')} text={t('approvals:notice.givenText')} isWide>
      <ul className={styles.facts}>
        <GivenBy variants={variants} />
      </ul>
    </Notice>
  )
}

/** The approvals of each channel, with names and times. */
function GivenBy({ variants }: { variants: readonly Variant[] }) {
  const { t } = useTranslation('approvals')
  const { participantName } = useParticipantName(variants[0]?.workspaceId ?? null)
  const now = useNow(60_000)
  return variants
    .filter(({ partIndex }) => partIndex === 0)
    .flatMap((variant) =>
      listValidApprovals(variant).map((approval) => (
        <li key={`${variant.id} ${approval.side}`}>
          {t('approvals:notice.by', {
            handle: variant.handle,
            name: participantName(approval.by),
            time: formatMoment(approval.approvedAt, viewerZone(), now),
          })}
        </li>
      )),
    )
}

type Request = { requestedBy: string; requestedAt: number; dueAt: number | null; message: string }

function Asked({ request, workspaceId }: Place & { request: Request }) {
  const { t } = useTranslation('approvals')
  const { nameOf } = useParticipantName(workspaceId)
  const now = useNow(60_000)
  const moment = (at: number) => formatMoment(at, viewerZone(), now)
  const { requestedBy, requestedAt, dueAt, message } = request
  return (
    <>
      <li>
        {t('approvals:notice.requestedBy', { name: nameOf(requestedBy), time: moment(requestedAt) })}{' '}
        {dueAt !== null && t(dueAt < now ? 'approvals:overdue' : 'approvals:due', { time: moment(dueAt) })}
      </li>
      {message !== '' && <li>{message}</li>}
    </>
  )
}

function AskButtons({ isAsked, canWithdraw, ...place }: Place & { isAsked: boolean; canWithdraw: boolean }) {
  const { t } = useTranslation('approvals')
  const plans = useRight('plan_posts')
  const { run, isRunning, failure } = useApiCall()
  const [isAsking, setIsAsking] = useState(false)
  if (!plans) return null
  return (
    <>
      <FormError message={failure} />
      <Button size="compact-sm" variant="default" onClick={() => setIsAsking(true)}>
        {t('approvals:ask.open')}
      </Button>
      {isAsked && canWithdraw && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          onClick={() =>
            void run(async () => {
              await call(withdrawApprovalRequest, place)
              toast.success(t('approvals:ask.withdrawn'))
            })
          }
        >
          {t('approvals:ask.withdraw')}
        </Button>
      )}
      {isAsking && <AskDialog {...place} isOptional={!isAsked || canWithdraw} onClose={() => setIsAsking(false)} />}
    </>
  )
}

/** The reason why a post was returned, until it is scheduled again. */
export function ReturnedNotice({ workspaceId, postId }: Place) {
  const { t } = useTranslation('approvals')
  const request = useApprovalRequest(workspaceId, postId)
  const { participantName } = useParticipantName(workspaceId)
  const now = useNow(60_000)
  const last = request.status === 'ready' && request.data.state === 'returned' ? request.data.decisions.at(-1) : null
  if (last?.kind !== 'returned') return null
  const time = formatMoment(last.decidedAt, viewerZone(), now)
  return (
    <Notice
      tone="warning"
      isWide
      title={t('approvals:notice.returned')}
      text={t('approvals:notice.returnedText', { name: participantName(last.by), time })}
    >
      {last.note !== '' && <p className={styles.note}>{last.note}</p>}
    </Notice>
  )
}
