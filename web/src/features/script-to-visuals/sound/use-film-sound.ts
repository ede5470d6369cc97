import { useEffect, useState } from 'react'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import type { FilmPlan } from '../film/film.ts'
import { SOUND_RATE } from './decode-sound.ts'
import { gatherSound } from './film-sound.ts'
import { hasSound, type SoundPlan } from './plan-sound.ts'
import { runMix } from './run-mix.ts'

/** `buffer`: null where nothing can be heard. `missing`: how many sounds could not be had. */
export type FilmSound = { state: 'loading' | 'ready'; buffer: AudioBuffer | null; missing: number }

type Heard = { buffer: AudioBuffer | null; missing: number }

const SILENT: Heard = { buffer: null, missing: 0 }

/** The sound of a film as its file will have it, mixed anew after it has changed; the one before is heard until then. */
export function useFilmSound({ sound, length }: { sound: SoundPlan; length: number }): FilmSound {
  const { workspaceId } = useSignedIn()
  const [mixed, setMixed] = useState<{ key: string; heard: Heard }>({ key: '', heard: SILENT })
  // Most changes of a film leave its sound as it is.
  const key = hasSound(sound) ? JSON.stringify({ sound, length }) : ''

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const wanted: { sound: SoundPlan; length: number } = JSON.parse(key)
    mixPlan(workspaceId, wanted, control.signal)
      .then((heard) => !control.signal.aborted && setMixed({ key, heard }))
      .catch((error: unknown) => {
        if (control.signal.aborted) return
        log.error('The sound of a film could not be mixed', error)
        setMixed({ key, heard: { buffer: null, missing: wanted.sound.voices.length } })
      })
    return () => control.abort()
  }, [key, workspaceId])

  if (key === '') return { state: 'ready', ...SILENT }
  return { state: mixed.key === key ? 'ready' : 'loading', ...mixed.heard }
}

async function mixPlan(
  workspaceId: string,
  { sound, length }: { sound: SoundPlan; length: number },
  signal: AbortSignal,
): Promise<Heard> {
  const parts = await gatherSound(workspaceId, sound, length)
  const { missing } = parts
  if (parts.voices.length === 0 && !parts.music) return { buffer: null, missing }
  const [left, right] = await runMix(parts, { signal })
  if (left.length === 0) return { buffer: null, missing }
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SOUND_RATE })
  buffer.copyToChannel(left, 0)
  buffer.copyToChannel(right, 1)
  return { buffer, missing }
}

/** What a plan sounds like, and how long it is. */
export function soundOf({ sound, scenes }: FilmPlan): { sound: SoundPlan; length: number } {
  return { sound, length: scenes.at(-1)?.end ?? 0 }
}
