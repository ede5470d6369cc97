import { useEffect, useState } from 'react'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { usePictureSource } from '@/stored-decks/use-picture-source.ts'
import { type DecodedSound, loadSound } from '../sound/decode-sound.ts'

type SoundRead = { status: 'loading' } | { status: 'error' } | { status: 'ready'; data: DecodedSound }

const LOADING: SoundRead = { status: 'loading' }

/** A sound of the library, decoded. */
export function useSound(mediaId: string): SoundRead {
  const source = usePictureSource()
  const [read, setRead] = useState<{ of: PictureSource; mediaId: string; result: SoundRead } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (result: SoundRead) => !isGone && setRead({ of: source, mediaId, result })
    loadSound(source, mediaId)
      .then((data) => tell({ status: 'ready', data }))
      .catch(() => tell({ status: 'error' }))
    return () => {
      isGone = true
    }
  }, [source, mediaId])
  return read?.of === source && read.mediaId === mediaId ? read.result : LOADING
}
