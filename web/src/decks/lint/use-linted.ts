import { useEffect, useState, useSyncExternalStore } from 'react'
import { log } from '@/lib/log.ts'
import type { PictureSource } from '../drawing/load-pictures.ts'
import type { SceneStore } from '../scene-store.ts'
import type { Linted } from './lint-deck.ts'
import type { LintSetting } from './lint-setting.ts'

/** Milliseconds without a change after which a deck is looked through again. */
const PAUSE = 700

/** What is found in a deck, a moment after each change; null until the first time. */
export function useLinted(store: SceneStore, setting: LintSetting, pictures: PictureSource): Linted | null {
  const scene = useSyncExternalStore(store.subscribe, () => store.getState().scene)
  const [linted, setLinted] = useState<Linted | null>(null)

  useEffect(() => {
    let isGone = false
    async function look() {
      const { lintDeck } = await import('./lint-deck.ts')
      const next = await lintDeck(scene, setting, pictures)
      if (!isGone) setLinted(next)
    }
    const timer = setTimeout(() => {
      look().catch((error: unknown) => log.warn('The deck could not be checked', error))
    }, PAUSE)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [scene, setting, pictures])

  return linted
}
