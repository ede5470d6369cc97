import type { NavigationEntry } from '../../config/feature.ts'

type Place = Pick<NavigationEntry, 'to' | 'exact'>

/** The entry that leads nearest to where a person is: an area below another one is an area of its own. */
export function nearestEntry<Entry extends Place>(entries: readonly Entry[], pathname: string): Entry | null {
  const here = `${pathname.replace(/\/+$/, '')}/`
  const around = entries.filter(({ to, exact }) => (exact ? here === `${to}/` : here.startsWith(`${to}/`)))
  return around.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null
}
