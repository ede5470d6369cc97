import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSwitch } from '@postwright/core/api/switches'
import { RelativeTime } from '@/ui/relative-time.tsx'
import styles from '../service-enablement.module.css'

/** A service, for whom it is on, and its latest change. */
export function ServiceRow({ service, onEdit }: { service: ShownSwitch; onEdit: () => void }) {
  const { t } = useTranslation('service-enablement')
  const { id, settings, changed } = service
  const name = t(`service-enablement:name.${id}`)
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p>{stateText()}</p>
        {changed && (
          <p className={styles.changed}>
            {t('service-enablement:service.changed', {
              person: changed.byName ?? t('service-enablement:service.nobody'),
              reason: changed.reason,
            })}{' '}
            <RelativeTime instant={changed.at} />
          </p>
        )}
      </div>
      <Button variant="default" onClick={onEdit} aria-label={t('service-enablement:service.change', { name })}>
        {t('service-enablement:service.edit')}
      </Button>
    </li>
  )

  function stateText(): string {
    if (!settings.isOn) return t('service-enablement:service.isOff')
    if (settings.share < 100) return t('service-enablement:service.isShared', { share: settings.share })
    if (settings.excluded.length > 0) {
      return t('service-enablement:service.isExcluding', { count: settings.excluded.length })
    }
    return t('service-enablement:service.isOn')
  }
}
