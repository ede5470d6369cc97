import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_REASON_MAX } from '@postwright/core/model/admin-request'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DeletionEffectList, useDeletionEffect } from '@/session/deletion-effect.tsx'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useActText } from '../act-text.ts'
import { decideRequest, type NamedRequest, useRequestsChanged } from '../data/admin-requests.ts'
import styles from './requests.module.css'

type Props = { request: NamedRequest; kind: 'approve' | 'refuse' | 'withdraw'; onClose: () => void }

/** Asks before a request is approved, refused or withdrawn; what a deletion affects stands above its approval. */
export function DecisionDialog({ request, kind, onClose }: Props) {
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
