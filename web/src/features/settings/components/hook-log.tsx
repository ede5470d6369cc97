import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HookDeliveryState, hookDeliveryStateSchema, type ShownDelivery } from '@postwright/core/model/event-hook'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { replayDelivery, useDeliveries, useHooksChanged } from '../data/event-hooks-data.ts'
import rows from '@/ui/described-rows.module.css'
import classes from './hooks.module.css'

const TONES = {
  waiting: 'warning',
  sending: 'accent',
  arrived: 'positive',
  failed: 'negative',
} as const satisfies Record<HookDeliveryState, BadgeTone>

type Props = { workspaceId: string; hookId: string; name: string }

/** Lists the deliveries of the last month, by state; each can be sent again. */
export function HookLog({ workspaceId, hookId, name }: Props) {
  const { t } = useTranslation('webhooks')
  const [state, setState] = useState<HookDeliveryState | 'all'>('all')
  const { page, paging } = useDeliveries({ workspaceId, hookId }, state === 'all' ? null : state)
  const refresh = useHooksChanged(workspaceId)
  return (
    <section className={classes.log} aria-label={t('webhooks:log.title', { name })}>
      <div className={classes.logHead}>
        <SelectField
          label={t('webhooks:log.filter')}
          value={state}
          options={[
            { value: 'all' as const, label: t('webhooks:log.all') },
            ...hookDeliveryStateSchema.options.map((value) => ({ value, label: t(`webhooks:state.${value}`) })),
          ]}
          onChange={setState}
        />
        <Button variant="default" onClick={() => void refresh()}>
          {t('webhooks:log.refresh')}
        </Button>
      </div>
      <DataState
        read={page}
        loading={<SkeletonList rows={3} label={t('webhooks:log.loading')} />}
        errorTitle={t('webhooks:log.error')}
        empty={<EmptyState title={t('webhooks:log.empty')} text={t('webhooks:log.emptyText')} />}
      >
        {(deliveries) => (
          <>
            <ul className={classes.deliveries} aria-label={t('webhooks:log.list')}>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} {...{ workspaceId, hookId, delivery }} />
              ))}
            </ul>
            <Pager list={t('webhooks:log.list')} paging={paging} />
          </>
        )}
      </DataState>
      <p className={rows.facts}>{t('webhooks:log.kept')}</p>
    </section>
  )
}

type RowProps = { workspaceId: string; hookId: string; delivery: ShownDelivery }

function DeliveryRow({ workspaceId, hookId, delivery }: RowProps) {
  const { t } = useTranslation('webhooks')
  const [isOpen, setIsOpen] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const changed = useHooksChanged(workspaceId)
  const { id: deliveryId, event, state, happenedAt, attempts, status, took, problem, dueAt, answer, body } = delivery
  const facts = [
    t('webhooks:log.attempts', { count: attempts }),
    ...(status === null ? [] : [t('webhooks:log.status', { status })]),
    ...(took === null ? [] : [t('webhooks:log.took', { milliseconds: took })]),
  ]

  const replay = () =>
    run(async () => {
      const { delivery: sent } = await replayDelivery({ workspaceId, hookId, deliveryId })
      await changed()
      if (sent.state === 'arrived') toast.success(t('webhooks:log.replayed'))
    })

  return (
    <li className={classes.delivery}>
      <div className={rows.words}>
        <p className={rows.name}>
          <code>{event}</code>
          <StateBadge tone={TONES[state]}>{t(`webhooks:state.${state}`)}</StateBadge>
        </p>
        <p className={rows.facts}>
          <RelativeTime instant={happenedAt} /> · {facts.join(' · ')}
        </p>
        {problem !== null && <p className={rows.facts}>{t(`webhooks:problem.${problem}`)}</p>}
        {state === 'waiting' && dueAt !== null && attempts > 0 && (
          <p className={rows.facts}>
            {t('webhooks:log.next')} <RelativeTime instant={dueAt} />
          </p>
        )}
        <FormError message={failure} />
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'webhooks:log.hide' : 'webhooks:log.details')}
        </Button>
        <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void replay()}>
          {t('webhooks:log.replay')}
        </Button>
      </div>
      {isOpen && (
        <dl className={classes.details}>
          <dt>{t('webhooks:log.id')}</dt>
          <dd>
            <code>{delivery.eventId}</code>
          </dd>
          <dt>{t('webhooks:log.body')}</dt>
          <dd>
            <pre>{indented(body)}</pre>
          </dd>
          <dt>{t('webhooks:log.answer')}</dt>
          <dd>{answer === '' ? t('webhooks:log.noAnswer') : <pre>{answer}</pre>}</dd>
        </dl>
      )}
    </li>
  )
}

function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
