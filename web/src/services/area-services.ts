import type { ServiceId } from '@postwright/core/model/service-switch'
import { routes } from '@/config/routes.ts'

/** The services that an area is told about, by the beginning of its address. The longest address that fits counts. */
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

/** The services that the area at an address uses. The dashboard itself begins the address of all others. */
export function findAreaServices(pathname: string): readonly ServiceId[] {
  const path = pathname.replace(/\/$/, '')
  const home = routes.dashboard.href()
  const fitting = AREAS.filter(([start]) => path === start || (start !== home && path.startsWith(`${start}/`)))
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? []
}
