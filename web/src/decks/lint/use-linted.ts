import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Finding } from '@postwright/core/scene/lint/finding'
import type { Scene } from '@postwright/core/scene/scene'
import { log } from '@/lib/log.ts'
import type { ImageSource } from '../drawing/images.ts'
import type { SceneStore } from '../scene-store.ts'
import type { LintSetting } from './lint-request.ts'

/** Milliseconds without a change after which a deck is checked again. */
const PAUSE = 700

/** Findings of a deck, with the checked version of the deck. */
export type Linted = { scene: Scene; findings: readonly Finding[] }

/** Returns the findings of a deck, debounced after each change; null before the first check. */
export function useLinted(store: SceneStore, setting: LintSetting, pictures: ImageSource): Linted | null {
  const scene = useSyncExternalStore(store.subscribe, () => store.getState().scene)
  const [linted, setLinted] = useState<Linted | null>(null)

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    async function look() {
      const { runLint } = await import('./run-lint.ts')
      const { findings } = await runLint({ kind: 'look' }, { scene, setting, pictures }, { signal })
      setLinted({ scene, findings })
    }
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!signal.aborted) log.warn('The deck could not be checked', error)
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [scene, setting, pictures])

  return linted
}
