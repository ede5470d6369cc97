import { routesIn } from '../../web/src/app/routes-in.ts'
import type { FeatureRoute, Sample, Surroundings } from '../../web/src/config/feature.ts'
import { routes } from '../../web/src/config/routes.ts'
import { ALL_FEATURES } from './all-features.ts'

/** All addresses in these surroundings that need no record. */
export function addressesIn(surroundings: Surroundings): string[] {
  const found = withChildren(routesIn(surroundings, ALL_FEATURES)).flatMap(({ pattern }) => {
    if (pattern?.includes(':')) return []
    if (surroundings === 'admin') return [[routes.admin.href(), pattern].filter(Boolean).join('/')]
    return pattern === null ? [] : [pattern]
  })
  return [...new Set(found)]
}

/**
 * All addresses outside the admin area that show a record, with its id filled in.
 * @param ids ids of records by kind
 */
export function addressesOf(ids: Readonly<Record<Exclude<Sample, 'person'>, string>>): string[] {
  return filledIn({ ...ids, person: '' }, (route) => !route.isBelowTab)
}

/** All addresses below admin screens that show a record, with its id filled in. */
export function adminAddressesOf(ids: Readonly<Pick<Record<Sample, string>, 'person'>>): string[] {
  return filledIn(ids, (route) => route.isBelowTab === true).map((address) => routes.admin.href(address))
}

function filledIn(ids: Partial<Record<Sample, string>>, isWanted: (route: FeatureRoute) => boolean): string[] {
  const wanted = withChildren(ALL_FEATURES.flatMap((feature) => feature.routes)).filter(isWanted)
  return wanted.flatMap(({ pattern, samples = [] }) =>
    samples.map((sample) => (pattern ?? '').replace(/:\w+/, encodeURIComponent(ids[sample] ?? ''))),
  )
}

function withChildren(found: readonly FeatureRoute[]): FeatureRoute[] {
  return found.flatMap((route) => [route, ...withChildren(route.children ?? [])])
}
