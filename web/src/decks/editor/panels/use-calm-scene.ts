import type { Scene } from '@postwright/core/scene/scene'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'

/** A slide is drawn small when nothing has happened to it for this long, so that the stage keeps up with the pointer. */
const CALM = 200

/** The deck as a slide's small picture needs it: another one only after something that the picture shows has changed. */
export function useCalmScene(slideId: string): Scene {
  const { store } = useEditor()
  const [scene, setScene] = useState(() => store.getState().scene)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = partsOf(store.getState().scene, slideId)
    const stop = store.subscribe(() => {
      const parts = partsOf(store.getState().scene, slideId)
      if (isSameList(seen, parts)) return
      seen = parts
      clearTimeout(timer)
      timer = setTimeout(() => setScene(store.getState().scene), CALM)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, slideId])

  return scene
}

function partsOf({ deck, slides }: Scene, slideId: string): readonly unknown[] {
  const at = slides.findIndex(({ id }) => id === slideId)
  return [slides[at], at, slides.length, deck.theme, deck.format, ...slides.filter(({ kind }) => kind === 'common')]
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, at) => part === b[at])
}
