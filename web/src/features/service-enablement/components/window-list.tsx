import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MaintenanceWindow } from '@postwright/core/model/maintenance-window'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { serverNow } from '@/lib/server-clock.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { removeWindow } from '../data/switches.ts'
import styles from '../service-enablement.module.css'

const MINUTE = 60_000

type Props = { id: ServiceId; windows: readonly MaintenanceWindow[]; onChanged: () => void }

/** The maintenance of a service that is planned or going on. */
export function WindowList({ id, windows, onChanged }: Props) {
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
