/** What a route says about itself: the locale key of the page's title. */
export type RouteHandle = { titleKey: string }

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'titleKey' in handle && typeof handle.titleKey === 'string'
}
