import { useEffect, useState } from 'react'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { gatherSound } from './film-sound.ts'
import { bufferOf } from './play-sound.ts'
import { hasSound, type SoundPlan } from './plan-sound.ts'
import { runMix } from './run-mix.ts'

/** `buffer`: null where nothing can be heard. `missing`: how many sounds could not be had. */
export type FilmSound = { state: 'loading' | 'ready'; buffer: AudioBuffer | null; missing: number }

type Heard = { buffer: AudioBuffer | null; missing: number }

const SILENT: Heard = { buffer: null, missing: 0 }

/** The sound of a film as its file will have it, mixed anew after it has changed; the one before is heard until then. */
export function useFilmSound(sound: SoundPlan): FilmSound {
  const { workspaceId } = useSignedIn()
  const [mixed, setMixed] = useState<{ key: string; heard: Heard }>({ key: '', heard: SILENT })
  // Most changes of a film leave its sound as it is.
  const key = hasSound(sound) ? JSON.stringify(sound) : ''

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const wanted: SoundPlan = JSON.parse(key)
    mixPlan(workspaceId, wanted, control.signal)
      .then((heard) => !control.signal.aborted && setMixed({ key, heard }))
      .catch((error: unknown) => {
        if (control.signal.aborted) return
        log.error('The sound of a film could not be mixed', error)
        setMixed({ key, heard: { buffer: null, missing: wanted.voices.length } })
      })
    return () => control.abort()
  }, [key, workspaceId])

  if (key === '') return { state: 'ready', ...SILENT }
  return { state: mixed.key === key ? 'ready' : 'loading', ...mixed.heard }
}

async function mixPlan(workspaceId: string, sound: SoundPlan, signal: AbortSignal): Promise<Heard> {
  const parts = await gatherSound(workspaceId, sound)
  const { missing } = parts
  if (parts.voices.length === 0 && !parts.music) return { buffer: null, missing }
  return { buffer: bufferOf({ channels: await runMix(parts, { signal }) }), missing }
}
