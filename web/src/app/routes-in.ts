import type { Feature, FeatureRoute, Surroundings } from '../config/feature.ts'

/** The screens of these areas that stand in the surroundings. */
export function routesIn(surroundings: Surroundings, areas: readonly Feature[]): FeatureRoute[] {
  return areas.flatMap((area) =>
    area.routes.filter((route) => (route.surroundings ?? area.surroundings) === surroundings),
  )
}
