import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownHook } from '@postwright/core/model/event-hook'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { sendTestEvent, useHooksChanged } from '../data/event-hooks-data.ts'
import rows from '@/ui/described-rows.module.css'
import classes from './hooks.module.css'

const HookLog = lazyPart(async () => (await import('./hook-log.tsx')).HookLog)

const TONES = {
  works: 'positive',
  unused: 'neutral',
  failing: 'negative',
  paused: 'warning',
} as const satisfies Record<string, BadgeTone>

type Props = { workspaceId: string; hook: ShownHook; onEdit: () => void }

/** Shows a webhook with its health and its deliveries. */
export function HookRow({ workspaceId, hook, onEdit }: Props) {
  const { t } = useTranslation('webhooks')
  const [isOpen, setIsOpen] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const changed = useHooksChanged(workspaceId)
  const health = healthOf(hook)
  const { id: hookId, name, address, events, pausedFor, failingSince, arrivedAt, previousKeyEndsAt } = hook

  const test = () =>
    run(async () => {
      const { delivery } = await sendTestEvent({ workspaceId, hookId })
      await changed()
      if (delivery.state === 'arrived') toast.success(t('webhooks:tested.arrived'))
      else if (delivery.state === 'failed') toast.error(t('webhooks:tested.failed'))
      else toast.success(t('webhooks:tested.waiting'))
    })

  return (
    <li className={classes.row}>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          <StateBadge tone={TONES[health]}>{t(`webhooks:health.${health}`)}</StateBadge>
        </p>
        <p className={rows.facts}>{address}</p>
        <p className={rows.facts}>
          {t('webhooks:eventCount', { count: events.length })}
          {arrivedAt !== null && (
            <>
              {' · '}
              {t('webhooks:lastArrived')} <RelativeTime instant={arrivedAt} />
            </>
          )}
          {failingSince !== null && (
            <>
              {' · '}
              {t('webhooks:failingSince')} <RelativeTime instant={failingSince} />
            </>
          )}
        </p>
        {pausedFor !== null && <p className={rows.facts}>{t(`webhooks:pausedFor.${pausedFor}`)}</p>}
        {previousKeyEndsAt !== null && (
          <p className={rows.facts}>
            {t('webhooks:bothKeys')} <RelativeTime instant={previousKeyEndsAt} />
          </p>
        )}
        <FormError message={failure} />
      </div>
      <div className={classes.actions}>
        <Button size="compact-md" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('webhooks:deliveries')}
        </Button>
        <Button size="compact-md" variant="default" loading={isRunning} onClick={() => void test()}>
          {t('webhooks:test')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onEdit}>
          {t('webhooks:edit')}
        </Button>
      </div>
      {isOpen && <HookLog {...{ workspaceId, hookId, name }} />}
    </li>
  )
}

function healthOf({ pausedFor, failingSince, arrivedAt }: ShownHook): keyof typeof TONES {
  if (pausedFor !== null) return 'paused'
  if (failingSince !== null) return 'failing'
  return arrivedAt === null ? 'unused' : 'works'
}
