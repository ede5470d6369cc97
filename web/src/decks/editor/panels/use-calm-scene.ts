import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'

/** A slide is drawn small when nothing has happened to it for this long, so that the stage keeps up with the pointer. */
const CALM = 200

/** The deck as a slide's small picture needs it: another one only after something that the picture shows has changed. */
export function useCalmScene(slideId: string, format: Format): Scene {
  const { store } = useEditor()
  const [scene, setScene] = useState(() => store.getState().scene)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = partsOf(store.getState().scene, slideId, format)
    const stop = store.subscribe(() => {
      const parts = partsOf(store.getState().scene, slideId, format)
      if (isSameList(seen, parts)) return
      seen = parts
      clearTimeout(timer)
      timer = setTimeout(() => setScene(store.getState().scene), CALM)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, slideId, format])

  return scene
}

function partsOf(scene: Scene, slideId: string, format: Format): readonly unknown[] {
  const { deck, slides } = scene
  const at = slides.findIndex(({ id }) => id === slideId)
  const common = slides.filter(({ kind }) => kind === 'common')
  const continued = continuedOn(scene, slideId, format).flatMap(({ slide, steps }) => [slide, steps])
  return [slides[at], at, slides.length, deck.theme, deck.format, ...common, ...continued]
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, at) => part === b[at])
}
