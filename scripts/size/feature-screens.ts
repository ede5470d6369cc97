import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The screens that areas load, by the name of the area's folder; module names are relative to `root`. */
export type FeatureScreens = Map<string, string[]>

/** Notes during a build which components each `feature.ts` imports on demand: its screens. */
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
