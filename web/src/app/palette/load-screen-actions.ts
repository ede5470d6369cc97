import type { Action } from '@/config/action.ts'
import { FEATURES } from '../features.ts'

/** What can be done on the screens of all areas, whichever of them is open. Screens of admins tell theirs themselves: others learn nothing of them. */
export async function loadScreenActions(): Promise<Action<never>[]> {
  const lists = FEATURES.flatMap(({ screenActions = [] }) => screenActions)
  return (await Promise.all(lists.map((load) => load()))).flat()
}
