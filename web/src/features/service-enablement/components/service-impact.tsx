import { useTranslation } from 'react-i18next'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { findDependents } from '@postwright/core/switches/services'
import { serverNow } from '@/lib/server-clock.ts'
import { DataState } from '@/ui/data-state.tsx'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type ServiceImpact as Impact, useServiceImpact } from '../data/switches.ts'
import { joinNames } from '../join-names.ts'
import styles from '../service-enablement.module.css'

/** Shows the work that is paused when a service and everything that depends on it are turned off. */
export function ServiceImpact({ id }: { id: ServiceId }) {
  const { t } = useTranslation('service-enablement')
  const dependents = findDependents(id).map((each) => t(`service-enablement:name.${each}`))
  return (
    <div className={styles.impact} role="group" aria-label={t('service-enablement:impact.title')}>
      {dependents.length > 0 && (
        <p>{t('service-enablement:impact.dependents', { names: joinNames(dependents), count: dependents.length })}</p>
      )}
      <DataState
        read={useServiceImpact(id)}
        loading={<SkeletonList rows={1} />}
        errorTitle={t('service-enablement:impactError')}
      >
        {({ affected }) => <Paused affected={affected} />}
      </DataState>
    </div>
  )
}

function Paused({ affected }: Impact) {
  const { t } = useTranslation('service-enablement')
  const waiting = affected.filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p>{t('service-enablement:impact.nothing')}</p>
  return (
    <ul className={styles.paused}>
      {waiting.map(({ id, count, people, hasMorePeople, nextAt }) => {
        const key = hasMorePeople ? 'service-enablement:impact.peopleAtLeast' : 'service-enablement:impact.people'
        const work = t(`service-enablement:impact.work.${workOf(id)}`, { count })
        const pauses = t('service-enablement:impact.pauses', { work, people: t(key, { count: people }) })
        if (nextAt === null) return <li key={id}>{pauses}</li>
        const time = formatZoned(nextAt, viewerZone(), serverNow())
        return <li key={id}>{t('service-enablement:impact.next', { pauses, time })}</li>
      })}
    </ul>
  )
}

/** Returns the translation key for the work of a service; several services share `jobs`. */
function workOf(id: ServiceId): 'publishing' | 'series' | 'queues' | 'mails' | 'jobs' {
  return id === 'publishing' || id === 'series' || id === 'queues' || id === 'mails' ? id : 'jobs'
}
