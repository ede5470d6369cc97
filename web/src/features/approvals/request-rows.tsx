import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import { useApiCall } from '@/lib/use-api-call.ts'
import { approveRequests } from '@/posts/data/approval-requests.ts'
import { decide } from '@/posts/approvals/kept-decisions.ts'
import { useDecider } from '@/posts/approvals/use-decider.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import styles from './approvals.module.css'
import { REQUEST_ACTIONS } from './request-actions.ts'
import { RequestRow } from './request-row.tsx'

/** Lists requests with buttons to decide on one or several; J and K move through them, A approves, R returns. */
export function RequestRows({ requests }: { requests: readonly ApprovalRequest[] }) {
  const { t } = useTranslation('approvals')
  const { user, workspaceId } = useSignedIn()
  const { isForMe } = useDecider()
  const offer = useOfferActions()
  const { run, isRunning, failure } = useApiCall()
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [returningId, setReturningId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState(0)
  const at = requests.findIndex(({ id }) => id === currentId)
  const current = requests[at]
  const selected = requests.filter((each) => chosen.has(each.id) && isForMe(each))

  function move(by: 1 | -1): void {
    const next = Math.min(Math.max(at + by, 0), requests.length - 1)
    setCurrentId(requests[next]?.id ?? null)
  }

  const approve = (wanted: readonly ApprovalRequest[]) =>
    run(async () => {
      setDone(0)
      if (!navigator.onLine || wanted.length === 1) {
        const outcomes = []
        for (const { postId, seen, excerpt } of wanted) {
          const decision = { uid: user.id, workspaceId, postId, kind: 'approve', seen, note: '', excerpt } as const
          outcomes.push(await decide(decision))
        }
        const isKept = outcomes.includes('kept')
        toast.success(isKept ? t('approvals:kept.saved') : t('approvals:approved'))
      } else {
        const results = await approveRequests(workspaceId, wanted, setDone)
        const refused = results.filter(({ ok }) => !ok)
        const count = results.length - refused.length
        if (count > 0) toast.success(t('approvals:bulk.done', { count }))
        if (refused.length > 0) toast.error(t('approvals:bulk.refused', { count: refused.length }))
      }
      setChosen(new Set())
    })

  useScreenActions(
    offer(REQUEST_ACTIONS, {
      canDecide: current !== undefined && isForMe(current) && !isRunning,
      onMove: move,
      onApprove: () => current && void approve([current]),
      onReturn: () => setReturningId(currentId),
    }),
  )

  const choose = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )

  return (
    <>
      <FormError message={failure} />
      {selected.length > 0 && (
        <div className={styles.bulk} role="group" aria-label={t('approvals:bulk.label')}>
          <span aria-live="polite">
            {isRunning
              ? t('approvals:bulk.progress', { done, count: selected.length })
              : t('approvals:bulk.selected', { count: selected.length })}
          </span>
          <Button size="compact-sm" loading={isRunning} onClick={() => void approve(selected)}>
            {t('approvals:bulk.approve', { count: selected.length })}
          </Button>
          <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => setChosen(new Set())}>
            {t('approvals:bulk.clear')}
          </Button>
        </div>
      )}
      <ul className={styles.list} aria-label={t('approvals:title')}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isMine={isForMe(request)}
            isCurrent={request.id === currentId}
            onCurrent={() => setCurrentId(request.id)}
            isChosen={chosen.has(request.id)}
            onChoose={() => choose(request.id)}
            isReturning={request.id === returningId}
            onReturning={(isReturning) => setReturningId(isReturning ? request.id : null)}
          />
        ))}
      </ul>
    </>
  )
}
