import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getViewState, SUPPORT_REASON_MAX, type SupportView } from '@postwright/core/model/support-view'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { askForView, beginView, endView, useSupportViews, useSupportViewsChanged } from '../data/support-views.ts'
import classes from './people.module.css'

const AccountView = lazyPart(async () => (await import('./account-view.tsx')).AccountView)

type Props = { uid: string; fullName: string }

/** Opens a read-only view of a user's account, once the user has allowed it. */
export function ViewAsSection({ uid, fullName }: Props) {
  const { t } = useTranslation('support-access')
  const read = useSupportViews(uid)
  const { user } = useSignedIn()
  const now = useNow(1000)
  return (
    <Panel id="view-as" title={t('support-access:title')} description={t('support-access:description')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={1} label={t('support-access:loading')} />}
        errorTitle={t('support-access:error')}
      >
        {({ views }) => {
          const open = views.find(
            (view) => view.adminUid === user.id && ['asked', 'allowed', 'running'].includes(getViewState(view, now)),
          )
          if (!open) return <AskForView uid={uid} fullName={fullName} last={views[0] ?? null} />
          if (getViewState(open, now) !== 'running') return <OpenRequest view={open} fullName={fullName} />
          return <AccountView view={open} fullName={fullName} end={<EndButton view={open} />} />
        }}
      </DataState>
    </Panel>
  )
}

function AskForView({ uid, fullName, last }: Props & { last: SupportView | null }) {
  const { t } = useTranslation('support-access')
  const [viewId, setViewId] = useState<string | null>(null)
  const now = useNow(60_000)
  return (
    <Stack gap="sm">
      {last && (
        <p className={classes.hint}>
          {t('support-access:last', { state: t(`support-access:state.${getViewState(last, now)}`) })}{' '}
          <ZonedTimeText instant={last.updatedAt} tzid={viewerZone()} />
        </p>
      )}
      <Group>
        <Button variant="default" onClick={() => setViewId(crypto.randomUUID())}>
          {t('support-access:ask.button')}
        </Button>
      </Group>
      {viewId !== null && <AskDialog uid={uid} fullName={fullName} viewId={viewId} onClose={() => setViewId(null)} />}
    </Stack>
  )
}

function AskDialog({ uid, fullName, viewId, onClose }: Props & { viewId: string; onClose: () => void }) {
  const { t } = useTranslation('support-access')
  const { run, isRunning, failure } = useApiCall()
  const changed = useSupportViewsChanged(uid)
  const [reason, setReason] = useState('')
  const ask = () =>
    run(async () => {
      await askForView(uid, viewId, reason.trim())
      await changed()
      onClose()
    })
  return (
    <Dialog title={t('support-access:ask.title', { name: fullName })} onClose={onClose}>
      <Stack gap="md">
        <FormError message={failure} takesFocus />
        <CountedTextarea
          label={t('support-access:ask.reason')}
          hint={t('support-access:ask.reasonHint', { name: fullName })}
          value={reason}
          max={SUPPORT_REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            loading={isRunning}
            disabled={reason.trim() === '' || reason.length > SUPPORT_REASON_MAX}
            onClick={() => void ask()}
          >
            {t('support-access:ask.button')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function OpenRequest({ view, fullName }: { view: SupportView; fullName: string }) {
  const { t } = useTranslation('support-access')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const changed = useSupportViewsChanged(view.uid)
  const begin = () =>
    run(async () => {
      const outcome = await sensitive.run(() => beginView(view))
      if (outcome.done) await changed()
    })
  return (
    <Stack gap="sm">
      <p className={classes.hint}>
        {t(view.state === 'allowed' ? 'support-access:allowed' : 'support-access:asked', { name: fullName })}{' '}
        <ZonedTimeText instant={view.closesAt} tzid={viewerZone()} />
      </p>
      <FormError message={failure} />
      <Group gap="sm">
        {view.state === 'allowed' && (
          <Button loading={isRunning} onClick={() => void begin()}>
            {t('support-access:begin')}
          </Button>
        )}
        <EndButton view={view} />
      </Group>
      {sensitive.dialog}
    </Stack>
  )
}

function EndButton({ view }: { view: SupportView }) {
  const { t } = useTranslation('support-access')
  const { run, isRunning, failure } = useApiCall()
  const changed = useSupportViewsChanged(view.uid)
  const end = () =>
    run(async () => {
      await endView(view)
      await changed()
    })
  return (
    <>
      <FormError message={failure} />
      <Button variant="default" loading={isRunning} onClick={() => void end()}>
        {t(view.state === 'running' ? 'support-access:end' : 'support-access:takeBack')}
      </Button>
    </>
  )
}
