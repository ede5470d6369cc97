/** What a route says about itself: the locale keys of the page's title and, for public pages, its description. */
export type RouteHandle = { titleKey: string; descriptionKey?: string }

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'titleKey' in handle && typeof handle.titleKey === 'string'
}
