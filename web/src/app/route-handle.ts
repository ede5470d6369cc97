import type { RightNeeded } from '../config/feature.ts'

/**
 * Metadata of a route: the locale keys of the page's title and, for public pages, its description; for screens of the dashboard also the right that
 * they need.
 */
export type RouteHandle = { titleKey: string; descriptionKey?: string; needs?: RightNeeded }

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'titleKey' in handle && typeof handle.titleKey === 'string'
}
