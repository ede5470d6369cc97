import type { FeatureRoute, Surroundings } from '../config/feature.ts'
import { FEATURES } from './features.ts'

/** The screens of all areas that stand in these surroundings. */
export function routesIn(surroundings: Surroundings): FeatureRoute[] {
  return FEATURES.flatMap((feature) =>
    feature.routes.filter((route) => (route.surroundings ?? feature.surroundings) === surroundings),
  )
}
