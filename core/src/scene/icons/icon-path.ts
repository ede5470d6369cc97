import { ICON_PATHS } from './icon-paths.ts'

/** The outline of an icon on a grid of 24; null when there is none of this name. */
export function iconPath(name: string): string | null {
  return Object.hasOwn(ICON_PATHS, name) ? (ICON_PATHS[name] ?? null) : null
}
