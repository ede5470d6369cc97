import { FEATURES } from '../../web/src/app/features.ts'
import { routesIn } from '../../web/src/app/routes-in.ts'
import type { FeatureRoute, Sample, Surroundings } from '../../web/src/config/feature.ts'
import { routes } from '../../web/src/config/routes.ts'

/** Every address of the areas in these surroundings that needs no record. */
export function addressesIn(surroundings: Surroundings): string[] {
  const found = withChildren(routesIn(surroundings)).flatMap(({ pattern }) => {
    if (surroundings === 'admin') return [[routes.admin.href(), pattern].filter(Boolean).join('/')]
    return pattern === null || pattern.includes(':') ? [] : [pattern]
  })
  return [...new Set(found)]
}

/**
 * Every address that shows a record, filled in.
 * @param ids of records, by their kind
 */
export function addressesOf(ids: Readonly<Record<Sample, string>>): string[] {
  return withChildren(FEATURES.flatMap((feature) => feature.routes)).flatMap(({ pattern, samples = [] }) =>
    samples.map((sample) => (pattern ?? '').replace(/:\w+/, encodeURIComponent(ids[sample]))),
  )
}

function withChildren(found: readonly FeatureRoute[]): FeatureRoute[] {
  return found.flatMap((route) => [route, ...withChildren(route.children ?? [])])
}
