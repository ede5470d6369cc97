import { useEffect, useState } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import { type DecodedSound, loadSound } from '../sound/decode-sound.ts'

type SoundRead = { status: 'loading' } | { status: 'error' } | { status: 'ready'; data: DecodedSound }

const LOADING: SoundRead = { status: 'loading' }

/** A sound of the library, decoded. */
export function useSound(mediaId: string): SoundRead {
  const { workspaceId } = useSignedIn()
  const [read, setRead] = useState<{ mediaId: string; result: SoundRead } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (result: SoundRead) => !isGone && setRead({ mediaId, result })
    loadSound(workspaceId, mediaId)
      .then((data) => tell({ status: 'ready', data }))
      .catch(() => tell({ status: 'error' }))
    return () => {
      isGone = true
    }
  }, [workspaceId, mediaId])
  return read?.mediaId === mediaId ? read.result : LOADING
}
