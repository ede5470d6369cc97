import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { findLiveWindow } from '@postwright/core/switches/decide-service'
import { SERVICE_NEEDS } from '@postwright/core/switches/services'
import { serverNow } from '@/lib/server-clock.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { joinNames } from '../join-names.ts'
import styles from '../service-enablement.module.css'
import { WindowList } from './window-list.tsx'

type Props = { service: ShownSwitch; onEdit: () => void; onPlan: () => void; onChanged: () => void }

/** A service, for whom it is on, what it needs, its maintenance and its latest change. */
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
