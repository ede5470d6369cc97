import { useEffect, useRef, useState } from 'react'
import { type HeldLock, holdTabLock } from '@/lib/browser-tabs.ts'
import { log } from '@/lib/log.ts'
import { recordedTakes, type RecordedTake, takeLock } from './recorded-takes.ts'

/** Milliseconds of a chunk, which is the most that a closed tab can lose. */
const PIECE = 1_000
/** Recording formats of browsers, best first; the library accepts all of them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm']

export type RecorderFault = 'denied' | 'noMicrophone' | 'failed'

/** `sceneId`: null for the whole script. `startedAt`: epoch milliseconds. */
export type RecorderState =
  | { state: 'idle' }
  | { state: 'asking' | 'recording'; sceneId: string | null; startedAt: number; stream: MediaStream | null }
  | { state: 'failed'; sceneId: string | null; fault: RecorderFault }

/** Reason why a recording ended. Only a recording that the user stopped is used immediately. */
type Ending = 'stopped' | 'cancelled' | 'interrupted'
type Running = { recorder: MediaRecorder; ending: Ending; lock: HeldLock }

type Recorder = {
  uid: string
  scriptId: string
  /** Called with each recording that the user stopped; the recording is kept until it is removed. */
  onTake: (take: RecordedTake, file: Blob) => Promise<void>
  /** Called when a recording is over: stopped and used, or kept after an interruption such as a lost microphone or a closed screen. */
  onEnd: () => void
}

/** Records the microphone, one recording at a time, and keeps the recording in the browser meanwhile. */
export function useRecorder({ uid, scriptId, onTake, onEnd }: Recorder) {
  const [state, setState] = useState<RecorderState>({ state: 'idle' })
  const running = useRef<Running | null>(null)
  const asked = useRef(0)

  useEffect(
    () => () => {
      asked.current += 1
      end(running.current, 'interrupted')
    },
    [],
  )

  /**
   * Requests the microphone and records.
   * @param sceneId null for the whole script
   */
  async function start(sceneId: string | null): Promise<void> {
    const turn = (asked.current += 1)
    setState({ state: 'asking', sceneId, startedAt: 0, stream: null })
    let stream: MediaStream | null = null
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, autoGainControl: true } })
      if (turn !== asked.current) return stopTracks(stream)
      const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each))
      const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type })
      recorder.start(PIECE)
      const mime = (recorder.mimeType || type || 'audio/webm').split(';', 1)[0] ?? ''
      const take = newTake(uid, scriptId, sceneId, mime)
      listen(recorder, take)
      setState({ state: 'recording', sceneId, startedAt: take.at, stream })
    } catch (error) {
      if (stream) stopTracks(stream)
      if (turn !== asked.current) return
      log.warn('Nothing could be recorded', error)
      setState({ state: 'failed', sceneId, fault: faultOf(error) })
    }
  }

  function listen(recorder: MediaRecorder, take: RecordedTake) {
    const run: Running = { recorder, ending: 'interrupted', lock: holdTabLock(takeLock(take.id)) }
    running.current = run
    const pieces: Blob[] = []
    let keeping = recordedTakes.begin(take)
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      const place = pieces.push(data)
      keeping = keeping.then(() => recordedTakes.add(take.id, place, data))
    })
    recorder.addEventListener('stop', () => void finish())

    async function finish() {
      stopTracks(recorder.stream)
      if (running.current === run) {
        running.current = null
        setState({ state: 'idle' })
      }
      await keeping
      if (run.ending === 'cancelled' || pieces.length === 0) await recordedTakes.remove(take.id)
      if (run.ending === 'stopped' && pieces.length > 0) await onTake(take, new Blob(pieces, { type: take.type }))
      run.lock.release()
      onEnd()
    }
  }

  /** Ends the recording and passes it to `onTake`. */
  function stop() {
    end(running.current, 'stopped')
  }

  /** Ends and discards the recording, or cancels the microphone request. */
  function cancel() {
    asked.current += 1
    end(running.current, 'cancelled')
    setState({ state: 'idle' })
  }

  return { recording: state, start, stop, cancel }
}

function end(run: Running | null, ending: Ending): void {
  if (!run || run.recorder.state === 'inactive') return
  run.ending = ending
  run.recorder.stop()
}

function newTake(uid: string, scriptId: string, sceneId: string | null, type: string): RecordedTake {
  return { id: crypto.randomUUID(), uid, scriptId, sceneId, at: Date.now(), type }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function faultOf(error: unknown): RecorderFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noMicrophone' : 'failed'
}
