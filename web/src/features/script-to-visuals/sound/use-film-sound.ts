import { useCallback, useEffect, useState } from 'react'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { gatherSound } from './film-sound.ts'
import { bufferOf } from './play-sound.ts'
import { hasSound, type SoundPlan } from './plan-sound.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** `buffer`: null if there is nothing to play. `missing`: number of sounds that could not be loaded; `retry` loads them again. */
export type FilmSound = {
  state: 'loading' | 'ready'
  buffer: AudioBuffer | null
  missing: number
  retry: () => void
}

type Heard = { buffer: AudioBuffer | null; missing: number }

const SILENT: Heard = { buffer: null, missing: 0 }

/**
 * Returns the sound of a film as it will be exported, mixed again after each change; the previous mix plays until then. Sounds that could not be
 * loaded are requested again once the browser is online.
 */
export function useFilmSound(sound: SoundPlan): FilmSound {
  const { workspaceId } = useSignedIn()
  const [mixed, setMixed] = useState<{ key: string; tries: number; heard: Heard }>({ key: '', tries: 0, heard: SILENT })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((count) => count + 1), [])
  // Most changes to a film do not affect its sound.
  const key = hasSound(sound) ? JSON.stringify(sound) : ''

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const wanted: SoundPlan = JSON.parse(key)
    mixPlan(workspaceId, wanted, control.signal)
      .then((heard) => !control.signal.aborted && setMixed({ key, tries, heard }))
      .catch((error: unknown) => {
        if (control.signal.aborted) return
        log.error('The sound of a film could not be mixed', error)
        setMixed({ key, tries, heard: { buffer: null, missing: wanted.voices.length } })
      })
    return () => control.abort()
  }, [key, tries, workspaceId])

  const isIncomplete = key !== '' && mixed.heard.missing > 0
  useEffect(() => {
    if (!isIncomplete) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isIncomplete, retry])

  if (key === '') return { state: 'ready', ...SILENT, retry }
  const isCurrent = mixed.key === key && mixed.tries === tries
  return { state: isCurrent ? 'ready' : 'loading', ...mixed.heard, retry }
}

async function mixPlan(workspaceId: string, sound: SoundPlan, signal: AbortSignal): Promise<Heard> {
  const parts = await gatherSound(workspaceId, sound)
  const { missing } = parts
  if (parts.voices.length === 0 && !parts.music) return { buffer: null, missing }
  return { buffer: bufferOf({ channels: await runMix(parts, { signal }) }), missing }
}

/** Mixes the sound of a film in a worker, so that the page stays responsive. */
const runMix = createWorkerCall({
  name: 'mix',
  start: () => new Worker(new URL('./mix-worker.ts', import.meta.url), { type: 'module', name: 'mix' }),
  here: async () => (await import('./film-sound.ts')).mixFilmSound,
})
