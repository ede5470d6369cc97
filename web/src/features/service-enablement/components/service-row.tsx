import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { SERVICE_NEEDS, findLiveWindow } from '@postwright/core/switches/services'
import { serverNow } from '@/lib/server-clock.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { joinNames } from '../join-names.ts'
import styles from '../service-enablement.module.css'
import type { ServiceId, MaintenanceWindow } from '@postwright/core/model/service-switch'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { removeWindow } from '../data/switches.ts'

type Props = { service: ShownSwitch; onEdit: () => void; onPlan: () => void; onChanged: () => void }

/** Shows a service with its audience, dependencies, maintenance windows and latest change. */
export function ServiceRow({ service, onEdit, onPlan, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  const { id, settings, windows, changed } = service
  const name = t(`service-enablement:name.${id}`)
  const needs = SERVICE_NEEDS[id].map((need) => t(`service-enablement:name.${need}`))
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p>{stateText()}</p>
        {needs.length > 0 && (
          <p className={styles.changed}>{t('service-enablement:service.needs', { names: joinNames(needs) })}</p>
        )}
        {changed && (
          <p className={styles.changed}>
            {t('service-enablement:service.changed', {
              person: changed.byName ?? t('service-enablement:service.nobody'),
              reason: changed.reason,
            })}{' '}
            <RelativeTime instant={changed.at} />
          </p>
        )}
        <WindowList id={id} windows={windows} onChanged={onChanged} />
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={onPlan} aria-label={t('service-enablement:window.title', { name })}>
          {t('service-enablement:window.plan')}
        </Button>
        <Button variant="default" onClick={onEdit} aria-label={t('service-enablement:service.change', { name })}>
          {t('service-enablement:service.edit')}
        </Button>
      </Group>
    </li>
  )

  function stateText(): string {
    if (!settings.isOn) return t('service-enablement:service.isOff')
    if (findLiveWindow(windows, serverNow())) return t('service-enablement:service.isInMaintenance')
    if (settings.share < 100) return t('service-enablement:service.isShared', { share: settings.share })
    if (settings.rules.length > 0) return t('service-enablement:service.isRuled', { count: settings.rules.length })
    if (settings.excluded.length > 0) {
      return t('service-enablement:service.isExcluding', { count: settings.excluded.length })
    }
    return t('service-enablement:service.isOn')
  }
}

const MINUTE = 60_000

type WindowListProps = { id: ServiceId; windows: readonly MaintenanceWindow[]; onChanged: () => void }

/** Lists the planned and current maintenance windows of a service. */
function WindowList({ id, windows, onChanged }: WindowListProps) {
  useNow(MINUTE)
  const now = serverNow()
  const open = windows.filter(({ endsAt }) => endsAt > now)
  if (open.length === 0) return null
  return (
    <ul className={styles.windows}>
      {open.map((window) => (
        <WindowRow key={window.id} id={id} window={window} isLive={window.startsAt <= now} onChanged={onChanged} />
      ))}
    </ul>
  )
}

type RowProps = { id: ServiceId; window: MaintenanceWindow; isLive: boolean; onChanged: () => void }

function WindowRow({ id, window: { id: windowId, startsAt, endsAt, message }, isLive, onChanged }: RowProps) {
  const { t } = useTranslation('service-enablement')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const shown = (instant: number) => formatZoned(instant, viewerZone(), serverNow())
  const remove = () =>
    run(async () => {
      const outcome = await sensitive.run(() => removeWindow(id, windowId))
      if (!outcome.done) return
      toast.success(t(isLive ? 'service-enablement:window.ended' : 'service-enablement:window.removed'))
      onChanged()
    })
  return (
    <li className={styles.window}>
      <div className={styles.words}>
        <p>
          <StateBadge tone={isLive ? 'warning' : 'neutral'} live={isLive}>
            {t(isLive ? 'service-enablement:window.live' : 'service-enablement:window.planned')}
          </StateBadge>{' '}
          {t('service-enablement:window.times', { from: shown(startsAt), until: shown(endsAt) })}
        </p>
        <p className={styles.changed}>{message}</p>
        <FormError message={failure} />
      </div>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void remove()}>
        {t(isLive ? 'service-enablement:window.endNow' : 'service-enablement:window.remove')}
      </Button>
      {sensitive.dialog}
    </li>
  )
}
