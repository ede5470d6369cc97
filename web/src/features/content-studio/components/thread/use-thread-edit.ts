import type { WholeThread } from '../../thread-edit.ts'
import type { ChannelVersion } from '../channels/use-channel-version.ts'
import type { PictureUploads } from '../pictures/use-picture-uploads.ts'
import { useEffect, useState, type RefObject } from 'react'
import type { ComposerPart } from '../../content-faults.ts'

/**
 * Changes the thread of a version as a whole. Files that are still on their way move with the part they were chosen for; those
 * of a part that goes are given up.
 * @returns takes the change; false when it makes nothing
 */
export function useThreadEdit(
  version: ChannelVersion,
  uploads: Pick<PictureUploads, 'pending' | 'put' | 'cancel'>,
): (make: (whole: WholeThread) => WholeThread | null) => boolean {
  const connectionId = version.connection?.id ?? null
  const waiting = uploads.pending.filter(({ place }) => place.connectionId === connectionId && place.part > 0)
  const isWaiting = ({ mediaId }: { mediaId: string }) => waiting.some(({ key }) => key === mediaId)

  function follow(made: WholeThread) {
    for (const { key, place } of waiting) {
      const part = made.threadMedia.find(({ mediaId }) => mediaId === key)?.part
      const isInPost = made.media.some(({ mediaId }) => mediaId === key)
      if (part === undefined && !isInPost) uploads.cancel(key)
      else if (part !== place.part) uploads.put(key, { connectionId, part: part ?? 0 })
    }
  }

  return (make) => {
    let isMade = false
    version.change(({ text, media, thread, threadMedia }) => {
      // NOTE they take part in the change as files, each under its key, and leave before it is kept.
      const files = waiting.map(({ key, place }) => ({ mediaId: key, alt: '', part: place.part }))
      const made = make({ text, media, thread, threadMedia: [...threadMedia, ...files] })
      isMade = made !== null
      if (!made) return null
      follow(made)
      return {
        ...made,
        media: made.media.filter((file) => !isWaiting(file)),
        threadMedia: made.threadMedia.filter((file) => !isWaiting(file)),
      }
    })
    return isMade
  }
}

/** What takes the focus in each part: the control with which it is put right. */
const CONTROLS = {
  channels: 'input, a[href]',
  text: 'textarea',
  pictures: 'textarea, button',
  time: 'input[role=combobox]',
} as const satisfies Record<ComposerPart, string>

/** Moves the focus to a part of the composer (marked with `data-part`), once what hides it has been opened. */
export function usePartFocus(root: RefObject<HTMLElement | null>): (part: ComposerPart) => void {
  const [wanted, setWanted] = useState<{ part: ComposerPart } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const part = root.current?.querySelector(`[data-part=${wanted.part}]`)
    part?.querySelector<HTMLElement>(CONTROLS[wanted.part])?.focus()
  }, [root, wanted])

  return (part) => setWanted({ part })
}
