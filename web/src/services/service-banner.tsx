import { IconTool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import styles from '@/ui/banner.module.css'
import { usePolledServices, useServiceOffText } from './services-off.ts'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { routes } from '@/config/routes.ts'

/** Shows above an area which of the services that it uses are off. */
export function ServiceBanner() {
  const { pathname } = useLocation()
  const here = findAreaServices(pathname)
  const off = usePolledServices().filter(({ id }) => here.includes(id))
  return <div role="status">{off.length > 0 && <Sentences off={off} />}</div>
}

/** Lists the messages for services that are off; services with the same message share a line. */
function Sentences({ off }: { off: readonly ShownServiceOff[] }) {
  const { t } = useTranslation('services')
  const sentenceOf = useServiceOffText()
  return [...new Set(off.map(sentenceOf))].map((sentence) => (
    <div key={sentence} className={styles.banner} role="region" aria-label={t('services:label')}>
      <IconTool className={styles.icon} size="1.125rem" stroke={1.7} aria-hidden />
      <p className={styles.text}>{sentence}</p>
    </div>
  ))
}

/** Services shown per area, by address prefix. The longest matching prefix applies. */
const AREAS: readonly (readonly [string, readonly ServiceId[]])[] = [
  [routes.dashboard.href(), ['publishing']],
  [routes.contentScheduler.href(), ['publishing']],
  [routes.contentStudio.href(), ['publishing', 'media']],
  [routes.contentImport.href(), ['post_imports']],
  [routes.ideas.href(), ['feed_imports', 'model_runs']],
  [routes.carouselEditor.href(), ['media', 'contributions']],
  [routes.competitors.href(), ['feed_imports']],
  [routes.optimizer.href(), ['model_runs']],
  [routes.brandKits.href(), ['brand_autofill']],
  [routes.queues.href(), ['queues']],
  [routes.repeats.href(), ['series']],
  [routes.earn.href(), ['earn']],
]

/**
 * Returns the services that the area at an address uses; empty for an unknown address. The dashboard's address is a prefix of all others, so it must
 * match exactly.
 */
export function findAreaServices(pathname: string): readonly ServiceId[] {
  const path = pathname.replace(/\/$/, '')
  const home = routes.dashboard.href()
  const fitting = AREAS.filter(([start]) => path === start || (start !== home && path.startsWith(`${start}/`)))
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? []
}
