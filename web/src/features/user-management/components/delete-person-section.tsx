import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { askAdminRequest } from '@postwright/core/api/admin-requests'
import { ADMIN_REASON_MAX, type DeletionTime } from '@postwright/core/model/admin-request'
import { routes } from '@/config/routes.ts'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DeletionEffectList, useDeletionEffect } from '@/session/deletion-effect.tsx'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'

type Props = { uid: string; fullName: string }

/** Requests the deletion of a user and shows everything it affects. A second admin must approve the request. */
export function DeletePersonSection({ uid, fullName }: Props) {
  const { t } = useTranslation('admin-requests')
  const read = useDeletionEffect(uid)
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel id="delete-person" title={t('admin-requests:ask.title')} description={t('admin-requests:ask.text')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('admin-requests:effect.loading')} />}
        errorTitle={t('admin-requests:effect.error')}
      >
        {(effect) => (
          <Stack gap="md">
            <DeletionEffectList effect={effect} />
            {!effect.hasSecondAdmin && (
              <Notice title={t('admin-requests:alone.title')} text={t('admin-requests:alone.text')} tone="warning" />
            )}
            {effect.waiting ? (
              <Notice title={t('admin-requests:ask.waiting')} text={effect.waiting.reason}>
                <Anchor component={Link} to={routes.admin.href('admin-requests')}>
                  {t('admin-requests:ask.open')}
                </Anchor>
              </Notice>
            ) : (
              <Group>
                <Button variant="outline" color="red" onClick={() => setAsking(true)}>
                  {t('admin-requests:ask.button')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </DataState>
      {isAsking && <AskDialog uid={uid} fullName={fullName} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AskDialog({ uid, fullName, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('admin-requests')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [when, setWhen] = useState<DeletionTime>('after_grace')
  const ask = () =>
    run(async () => {
      const input = { subject: uid, wanted: { kind: 'delete_person', when }, reason: reason.trim() } as const
      const outcome = await sensitive.run(() => call(askAdminRequest, input))
      if (!outcome.done) return
      toast.success(t('admin-requests:ask.done'))
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin', 'admin-requests'] })
    })
  return (
    <Dialog title={t('admin-requests:ask.question', { name: fullName })} onClose={onClose}>
      <Stack gap="md">
        <FormError message={failure} takesFocus />
        <SelectField
          label={t('admin-requests:ask.when')}
          value={when}
          options={[
            { value: 'after_grace', label: t('admin-requests:ask.afterGrace') },
            { value: 'at_once', label: t('admin-requests:ask.atOnce') },
          ]}
          hint={t('admin-requests:ask.whenHint')}
          onChange={setWhen}
        />
        <CountedTextarea
          label={t('admin-requests:ask.reason')}
          hint={t('admin-requests:ask.reasonHint')}
          value={reason}
          max={ADMIN_REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            color="red"
            loading={isRunning}
            disabled={reason.trim() === '' || reason.length > ADMIN_REASON_MAX}
            onClick={() => void ask()}
          >
            {t('admin-requests:ask.button')}
          </Button>
        </Group>
      </Stack>
      {sensitive.dialog}
    </Dialog>
  )
}
