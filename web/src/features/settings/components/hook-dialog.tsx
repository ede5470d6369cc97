import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  eventHookDraftSchema,
  HOOK_ADDRESS_MAX,
  HOOK_EVENTS,
  type HookEvent,
  type ShownHook,
} from '@postwright/core/model/event-hook'
import { HOOK_NAME_MAX } from '@postwright/core/model/hook-pause'
import { useApiForm } from '@/lib/use-api-form.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { addHook, changeHook, useHooksChanged, removeHook, rotateHook } from '../data/event-hooks-data.ts'
import { eventKey } from '../event-key.ts'
import rows from '@/ui/described-rows.module.css'
import classes from './hooks.module.css'
import { useApiCall } from '@/lib/use-api-call.ts'

const GROUPS = ['post', 'approval', 'channel', 'job', 'notification'] as const

type Props = { workspaceId: string; hook: ShownHook | null; onClose: () => void }

/** Adds a webhook, whose secret is shown once, or edits an existing webhook. */
export function HookDialog({ workspaceId, hook, onClose }: Props) {
  const { t } = useTranslation(['webhooks', 'common'])
  const changed = useHooksChanged(workspaceId)
  const [key, setKey] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: eventHookDraftSchema,
    defaultValues: { name: hook?.name ?? '', address: hook?.address ?? '', events: hook?.events ?? [] },
    send: async (draft) => {
      if (hook) {
        const { address, ...rest } = draft
        // An unchanged address is not validated again, so that a webhook can be edited while its host name does not resolve.
        const moved = address === hook.address ? {} : { address }
        await changeHook({ workspaceId, hookId: hook.id, rev: hook.rev, ...rest, ...moved })
        toast.success(t('webhooks:form.saved'))
        onClose()
      } else {
        setKey((await addHook({ workspaceId, ...draft })).key)
      }
      await changed()
    },
  })
  if (key !== null) return <KeyDialog value={key} onClose={onClose} />
  return (
    <Dialog title={t(hook ? 'webhooks:editTitle' : 'webhooks:add')} onClose={onClose}>
      <form className={rows.form} onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          label={t('webhooks:form.name')}
          hint={t('webhooks:form.nameHint')}
          data-autofocus
          maxLength={HOOK_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('webhooks:form.nameMissing'))}
        />
        <TextField
          label={t('webhooks:form.address')}
          hint={t('webhooks:form.addressHint')}
          inputMode="url"
          autoComplete="off"
          maxLength={HOOK_ADDRESS_MAX}
          {...form.register('address')}
          error={errorOf('address', t('webhooks:form.addressWrong'))}
        />
        <EventChoice {...field('events')} error={errorOf('events', t('webhooks:form.eventsMissing'))} />
        <div className={rows.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(hook ? 'common:action.save' : 'webhooks:add')}
          </Button>
        </div>
      </form>
      {hook && <HookManage {...{ workspaceId, hook, onClose }} onKey={setKey} />}
    </Dialog>
  )
}

function KeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  return (
    <Dialog title={t('webhooks:key.title')} onClose={onClose}>
      <div className={rows.form}>
        <p className={rows.facts}>{t('webhooks:key.text')}</p>
        <CopyField label={t('webhooks:key.label')} value={value} />
        <div className={rows.dialogActions}>
          <Button onClick={onClose}>{t('webhooks:key.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

type ChoiceProps = { value: HookEvent[]; onChange: (events: HookEvent[]) => void; error?: string | undefined }

/** Lets the user choose events, grouped by the part of the product they come from. */
function EventChoice({ value, onChange, error }: ChoiceProps) {
  const { t } = useTranslation('webhooks')
  const isWhole = value.length === HOOK_EVENTS.length
  const chosen = (events: readonly HookEvent[]) => HOOK_EVENTS.filter((event) => events.includes(event))
  return (
    <fieldset className={classes.events} aria-invalid={error !== undefined || undefined}>
      <legend>{t('webhooks:form.events')}</legend>
      <Button
        className={classes.all}
        size="compact-sm"
        variant="subtle"
        onClick={() => onChange(isWhole ? [] : [...HOOK_EVENTS])}
      >
        {t(isWhole ? 'webhooks:form.none' : 'webhooks:form.all')}
      </Button>
      {GROUPS.map((group) => (
        <div key={group} className={classes.group} role="group" aria-label={t(`webhooks:group.${group}`)}>
          <p className={classes.groupName}>{t(`webhooks:group.${group}`)}</p>
          <div className={classes.options}>
            {HOOK_EVENTS.filter((event) => event.startsWith(`${group}.`)).map((event) => (
              <Checkbox
                key={event}
                size="sm"
                label={t(eventKey(event))}
                checked={value.includes(event)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? chosen([...value, event]) : value.filter((each) => each !== event))
                }
              />
            ))}
          </div>
        </div>
      ))}
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type HookManageProps = { workspaceId: string; hook: ShownHook; onKey: (key: string) => void; onClose: () => void }

/** Rotates the secret of a webhook, pauses the webhook and removes it. */
function HookManage({ workspaceId, hook, onKey, onClose }: HookManageProps) {
  const { t } = useTranslation('webhooks')
  const { run, isRunning, failure } = useApiCall()
  const changed = useHooksChanged(workspaceId)
  const [isRemoving, setIsRemoving] = useState(false)
  const { id: hookId, rev } = hook
  const isPaused = hook.pausedFor !== null

  const pause = () =>
    run(async () => {
      await changeHook({ workspaceId, hookId, rev, isPaused: !isPaused })
      await changed()
      toast.success(t(isPaused ? 'webhooks:manage.resumed' : 'webhooks:manage.paused'))
      onClose()
    })
  const rotate = () =>
    run(async () => {
      const { key } = await rotateHook({ workspaceId, hookId, rev })
      await changed()
      onKey(key)
    })
  const remove = () =>
    run(async () => {
      await removeHook({ workspaceId, hookId })
      await changed()
      toast.success(t('webhooks:manage.removed'))
      onClose()
    })

  return (
    <section className={classes.manage} aria-label={t('webhooks:manage.title')}>
      <FormError message={failure} />
      <p className={rows.facts}>{t('webhooks:manage.rotateText')}</p>
      <div className={classes.actions}>
        <Button variant="default" size="compact-md" disabled={isRunning} onClick={() => void rotate()}>
          {t('webhooks:manage.rotate')}
        </Button>
        <Button variant="default" size="compact-md" disabled={isRunning} onClick={() => void pause()}>
          {t(isPaused ? 'webhooks:manage.resume' : 'webhooks:manage.pause')}
        </Button>
        {!isRemoving && (
          <Button variant="subtle" color="red" size="compact-md" onClick={() => setIsRemoving(true)}>
            {t('webhooks:manage.remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className={classes.actions}>
          <p className={rows.facts}>{t('webhooks:manage.removeText')}</p>
          <Button color="red" size="compact-md" loading={isRunning} onClick={() => void remove()}>
            {t('webhooks:manage.confirmRemove')}
          </Button>
        </div>
      )}
    </section>
  )
}
