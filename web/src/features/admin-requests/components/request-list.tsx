import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRequestState, ADMIN_REASON_MAX } from '@postwright/core/model/admin-request'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { Pager } from '@/ui/pager.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import {
  type NamedRequest,
  type RequestListKind,
  useAdminRequests,
  decideRequest,
  useRequestsChanged,
} from '../data/admin-requests.ts'
import { useActText } from '../act-text.ts'
import styles from './requests.module.css'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DeletionEffectList, useDeletionEffect } from '@/session/deletion-effect.tsx'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'

/** Lists requests that wait for a second admin, or those that were decided or have expired. */
export function RequestList({ of }: { of: RequestListKind }) {
  const { t } = useTranslation('admin-requests')
  const { page, paging } = useAdminRequests(of)
  return (
    <DataState
      read={page}
      loading={<SkeletonList rows={3} label={t('admin-requests:loading')} />}
      errorTitle={t('admin-requests:error')}
      empty={<EmptyState title={t(`admin-requests:${of}.empty`)} text={t(`admin-requests:${of}.emptyText`)} />}
    >
      {(data) => (
        <>
          {of === 'waiting' && !data[0]?.hasSecondAdmin && (
            <Notice title={t('admin-requests:alone.title')} text={t('admin-requests:alone.text')} tone="warning" />
          )}
          <Panel flush>
            <ul className={styles.list}>
              {data.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          </Panel>
          <Pager list={t('admin-requests:title')} paging={paging} />
        </>
      )}
    </DataState>
  )
}

const TONES: Record<ReturnType<typeof getRequestState>, BadgeTone> = {
  waiting: 'accent',
  approved: 'positive',
  refused: 'negative',
  withdrawn: 'neutral',
  expired: 'neutral',
}

type Asked = 'approve' | 'refuse' | 'withdraw'

function RequestRow({ request }: { request: NamedRequest }) {
  const { t } = useTranslation('admin-requests')
  const { user } = useSignedIn()
  const actText = useActText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const state = getRequestState(request, useNow(60_000))
  const gone = t('admin-requests:gone')
  const title = actText(request)
  const button = (kind: Asked, look: { variant?: string; color?: string }): ReactNode => (
    <Button
      size="compact-sm"
      {...look}
      onClick={() => setAsked(kind)}
      aria-label={t(`admin-requests:${kind}.of`, { title })}
    >
      {t(`admin-requests:${kind}.button`)}
    </Button>
  )
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} <StateBadge tone={TONES[state]}>{t(`admin-requests:state.${state}`)}</StateBadge>
        </p>
        <p>{request.reason}</p>
        <p className={styles.faint}>{t('admin-requests:askedBy', { name: request.asker ?? gone })}</p>
        {request.decidedBy !== null && (
          <p className={styles.faint}>{t('admin-requests:decidedBy', { name: request.decider ?? gone })}</p>
        )}
        {request.note !== '' && <p>{t('admin-requests:note', { note: request.note })}</p>}
        <p className={styles.faint}>
          {t(state === 'waiting' ? 'admin-requests:expires' : 'admin-requests:closedAt')}{' '}
          <ZonedTimeText instant={request.closesAt} tzid={viewerZone()} />
        </p>
      </div>
      {state === 'waiting' &&
        (user.id === request.askedBy ? (
          <Group gap="xs">{button('withdraw', { variant: 'default' })}</Group>
        ) : user.id === request.personUid ? (
          <p className={styles.faint}>{t('admin-requests:concerned')}</p>
        ) : (
          <Group gap="xs">
            {button('approve', {})}
            {button('refuse', { variant: 'subtle', color: 'red' })}
          </Group>
        ))}
      {asked !== null && <DecisionDialog request={request} kind={asked} onClose={() => setAsked(null)} />}
    </li>
  )
}

type Props = { request: NamedRequest; kind: 'approve' | 'refuse' | 'withdraw'; onClose: () => void }

/** Asks before a request is approved, refused or withdrawn; the effects of a deletion are shown above its approval. */
function DecisionDialog({ request, kind, onClose }: Props) {
  const { t } = useTranslation('admin-requests')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const changed = useRequestsChanged()
  const actText = useActText()
  const [note, setNote] = useState('')
  const isUnfinished = kind === 'refuse' && (note.trim() === '' || note.length > ADMIN_REASON_MAX)
  const decide = () =>
    run(async () => {
      const decision = kind === 'refuse' ? { kind, note: note.trim() } : { kind }
      const outcome = await sensitive.run(() => decideRequest(request, decision))
      if (!outcome.done) return
      toast.success(t(`admin-requests:${kind}.done`))
      onClose()
      await changed()
    })
  return (
    <Dialog title={t(`admin-requests:${kind}.title`)} onClose={onClose}>
      <Stack gap="md">
        <FormError message={failure} takesFocus />
        <p className={styles.sentence}>{actText(request)}</p>
        <p className={styles.sentence}>{t('admin-requests:reasonIs', { reason: request.reason })}</p>
        {kind === 'approve' && request.act.kind === 'delete_person' && <EffectFacts uid={request.subject} />}
        {kind === 'approve' && request.act.kind === 'settle_payout' && (
          <p className={styles.sentence}>{t('admin-requests:payoutEffect')}</p>
        )}
        {kind === 'refuse' && (
          <CountedTextarea
            label={t('admin-requests:refuse.note')}
            value={note}
            max={ADMIN_REASON_MAX}
            onChange={(event) => setNote(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            loading={isRunning}
            disabled={isUnfinished}
            {...(kind !== 'withdraw' && { color: 'red' })}
            onClick={() => void decide()}
          >
            {t(`admin-requests:${kind}.button`)}
          </Button>
        </Group>
      </Stack>
      {sensitive.dialog}
    </Dialog>
  )
}

function EffectFacts({ uid }: { uid: string }) {
  const { t } = useTranslation('admin-requests')
  return (
    <DataState
      read={useDeletionEffect(uid)}
      loading={<SkeletonList rows={2} label={t('admin-requests:effect.loading')} />}
      errorTitle={t('admin-requests:effect.error')}
    >
      {(effect) => <DeletionEffectList effect={effect} />}
    </DataState>
  )
}
