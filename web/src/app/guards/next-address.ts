import { routes } from '../../config/routes.ts'

/** Where to go after signing in: the `next` of the address when it lies inside the product, else the dashboard. */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (next === null) return routes.dashboard.href()
  // Only a path of this site: `//elsewhere` and `/\elsewhere` would leave it.
  return /^\/(?![/\\])/.test(next) ? next : routes.dashboard.href()
}
