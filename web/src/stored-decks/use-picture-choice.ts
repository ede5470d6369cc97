import { useState } from 'react'
import type { ChosenPicture } from '@/decks/editor/editor-ports.ts'

/** A choice that a person is asked for: `onEnd` is called once, with null when they chose nothing. */
export type PictureChoice = {
  onEnd: (picture: ChosenPicture | null) => void
  onFiles: (files: readonly File[]) => void
}

/** Asks for one picture in a dialog: of those that the workspace has, or a new one. */
export function usePictureChoice(addFiles: (files: readonly File[]) => Promise<readonly ChosenPicture[]>) {
  const [choice, setChoice] = useState<PictureChoice | null>(null)

  function choosePicture(): Promise<ChosenPicture | null> {
    return new Promise((settle) => {
      function onEnd(picture: ChosenPicture | null) {
        setChoice(null)
        settle(picture)
      }
      setChoice({
        onEnd,
        onFiles(files) {
          setChoice(null)
          void addFiles(files.slice(0, 1)).then(([picture]) => settle(picture ?? null))
        },
      })
    })
  }

  return { choosePicture, choice }
}
