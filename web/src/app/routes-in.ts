import type { Feature, FeatureRoute, Surroundings } from '../config/feature.ts'

/** Returns the screens of the given areas that have the given surroundings. */
export function routesIn(surroundings: Surroundings, areas: readonly Feature[]): FeatureRoute[] {
  return areas.flatMap((area) =>
    area.routes.filter((route) => (route.surroundings ?? area.surroundings) === surroundings),
  )
}
