import { matchPath } from 'react-router-dom'
import { routes } from '../../config/routes.ts'
import { innerAddress } from '../../lib/inner-address.ts'

/** Where to go after signing in: the `next` of the address when the product has a place of that address, else the dashboard. */
export function nextAddress(search: string): string {
  const next = innerAddress(new URLSearchParams(search).get('next'))
  return next !== null && isPlace(next) ? next : routes.dashboard.href()
}

function isPlace(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return Object.values(routes).some(({ pattern }) => pattern !== null && matchPath(pattern, path) !== null)
}
