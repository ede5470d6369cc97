import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { isSameList, shownParts } from './shown-parts.ts'

/** A slide is drawn small when nothing has happened to it for this long, so that the stage keeps up with the pointer. */
const CALM = 200

/** The deck as a slide's small picture needs it: another one only after something that the picture shows has changed. */
export function useCalmScene(slideId: string, format: Format): Scene {
  const { store } = useEditor()
  const [scene, setScene] = useState(() => store.getState().scene)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = shownParts(store.getState().scene, slideId, format)
    const stop = store.subscribe(() => {
      const parts = shownParts(store.getState().scene, slideId, format)
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
