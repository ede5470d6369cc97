import { isReservedUsername } from '../model/reserved-usernames.ts'

/** Other reserved names: addresses of development servers begin with `/@` too. */
const OTHERS: ReadonlySet<string> = new Set([
  'vite',
  'fs',
  'id',
  'react-refresh',
  'vite-plugin-pwa',
  'linkpage',
  'links',
])

/** Returns whether a name is reserved: it resembles the product's name, a role or a part of an address. */
export function isReservedPageName(name: string): boolean {
  return isReservedUsername(name) || OTHERS.has(name)
}
