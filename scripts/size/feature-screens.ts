import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Screens by the folder name of their area; module names are relative to `root`. */
export type FeatureScreens = Map<string, string[]>

/** Records during a build the screens of each area: the `.tsx` modules that its `feature.ts` imports dynamically. */
export function noteFeatureScreens(root: string, found: FeatureScreens): Plugin {
  return {
    name: 'postwright-feature-screens',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!/\/src\/features\/[^/]+\/feature\.ts$/.test(id)) continue
        const screens = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        found.set(
          basename(dirname(id)),
          screens.filter((screen) => screen.endsWith('.tsx')).map((screen) => relative(root, screen)),
        )
      }
    },
  }
}
