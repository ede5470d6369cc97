import type { WholeThread } from '../../thread-edit.ts'
import type { ChannelVersion } from '../channels/use-channel-version.ts'
import type { ImageUploads } from '../pictures/use-image-uploads.ts'
import { useEffect, useState, type RefObject } from 'react'
import type { ComposerPart } from '../../content-faults.ts'

/**
 * Changes the thread of a version as a whole. Pending uploads move with the part they were chosen for; uploads of a removed part are cancelled.
 * Uploads for the first post of the thread stay where they are.
 * @returns a function that applies the change; it returns false when there is no change
 */
export function useThreadEdit(
  version: ChannelVersion,
  uploads: Pick<ImageUploads, 'pending' | 'put' | 'cancel'>,
): (make: (whole: WholeThread) => WholeThread | null) => boolean {
  const connectionId = version.connection?.id ?? null
  const waiting = uploads.pending.filter(({ place }) => place.connectionId === connectionId)
  const isWaiting = ({ mediaId }: { mediaId: string }) => waiting.some(({ key }) => key === mediaId)

  function follow(made: WholeThread) {
    for (const { key, place } of waiting) {
      const part = made.threadMedia.find(({ mediaId }) => mediaId === key)?.part
      const isInPost = made.media.some(({ mediaId }) => mediaId === key)
      if (part === undefined && !isInPost) uploads.cancel(key)
      else if ((part ?? 0) !== place.part) uploads.put(key, { connectionId, part: part ?? 0 })
    }
  }

  return (make) => {
    let isMade = false
    version.change(({ text, media, thread, threadMedia }) => {
      // NOTE pending uploads take part in the change as files, each under its key, and are removed before it is stored.
      const files = waiting.map(({ key, place }) => ({ mediaId: key, alt: '', part: place.part }))
      const [inPost, inThread] = [files.filter(({ part }) => part === 0), files.filter(({ part }) => part > 0)]
      const made = make({
        text,
        thread,
        media: [...media, ...inPost.map(({ mediaId, alt }) => ({ mediaId, alt }))],
        threadMedia: [...threadMedia, ...inThread],
      })
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

/** Selectors of the control that receives the focus in each part of the composer. */
const CONTROLS = {
  channels: 'input, a[href]',
  text: 'textarea',
  pictures: 'textarea, button',
  time: 'input[role=combobox]',
} as const satisfies Record<ComposerPart, string>

/** Returns a function that focuses a part of the composer, marked with `data-part`, after the next render: the caller may first reveal the part. */
export function usePartFocus(root: RefObject<HTMLElement | null>): (part: ComposerPart) => void {
  const [wanted, setWanted] = useState<{ part: ComposerPart } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const part = root.current?.querySelector(`[data-part=${wanted.part}]`)
    part?.querySelector<HTMLElement>(CONTROLS[wanted.part])?.focus()
  }, [root, wanted])

  return (part) => setWanted({ part })
}
