import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownHook } from '@postwright/core/model/event-hook'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { changeHook, removeHook, rotateHook, useHooksChanged } from '../data/event-hooks-data.ts'
import rows from '@/ui/described-rows.module.css'
import classes from './hooks.module.css'

type Props = { workspaceId: string; hook: ShownHook; onKey: (key: string) => void; onClose: () => void }

/** Renews the secret of a webhook, pauses and removes it. */
export function HookManage({ workspaceId, hook, onKey, onClose }: Props) {
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
