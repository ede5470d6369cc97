import { useEffect, useRef, useState } from 'react'
import { log } from '@/lib/log.ts'
import { keptTakes, type KeptTake } from './kept-takes.ts'

/** Milliseconds of a piece: what a closed tab costs at most. */
const PIECE = 1_000
/** What browsers record, best first; the library takes all of them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm']

export type RecorderFault = 'denied' | 'noMicrophone' | 'failed'

export type RecorderState =
  | { state: 'idle' }
  /** `startedAt`: epoch milliseconds. */
  | { state: 'asking' | 'recording'; sceneId: string | null; startedAt: number; stream: MediaStream | null }
  | { state: 'failed'; fault: RecorderFault }

type Running = { recorder: MediaRecorder; isCancelled: boolean }

/**
 * Records the microphone, one recording at a time; what is recorded is kept in the browser meanwhile.
 * @param onTake called with each finished recording, which stays kept until it is removed
 */
export function useRecorder(scriptId: string, onTake: (take: KeptTake, file: Blob) => void) {
  const [state, setState] = useState<RecorderState>({ state: 'idle' })
  const running = useRef<Running | null>(null)
  const asked = useRef(0)

  // What was said until the screen was left stays kept.
  useEffect(
    () => () => {
      asked.current += 1
      if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
      for (const track of running.current?.recorder.stream.getTracks() ?? []) track.stop()
    },
    [],
  )

  /** Asks for the microphone and records. @param sceneId null for the whole script */
  async function start(sceneId: string | null): Promise<void> {
    const turn = (asked.current += 1)
    setState({ state: 'asking', sceneId, startedAt: 0, stream: null })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, autoGainControl: true } })
      if (turn !== asked.current) return stopTracks(stream)
      const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each))
      const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type })
      const mime = (recorder.mimeType || type || 'audio/webm').split(';', 1)[0] ?? ''
      const take = newTake(scriptId, sceneId, mime)
      listen(recorder, take)
      await keptTakes.begin(take)
      recorder.start(PIECE)
      setState({ state: 'recording', sceneId, startedAt: take.at, stream })
    } catch (error) {
      if (turn !== asked.current) return
      log.warn('Nothing could be recorded', error)
      setState({ state: 'failed', fault: faultOf(error) })
    }
  }

  function listen(recorder: MediaRecorder, take: KeptTake) {
    const run: Running = { recorder, isCancelled: false }
    running.current = run
    const pieces: Blob[] = []
    let keeping = Promise.resolve()
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      const place = pieces.push(data)
      keeping = keeping.then(() => keptTakes.add(take.id, place, data))
    })
    recorder.addEventListener('stop', () => {
      stopTracks(recorder.stream)
      if (running.current === run) setState({ state: 'idle' })
      if (run.isCancelled || pieces.length === 0) void keeping.then(() => keptTakes.remove(take.id))
      else onTake(take, new Blob(pieces, { type: take.type }))
    })
  }

  /** Ends the recording; `onTake` gets it. */
  function stop() {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
  }

  /** Ends the recording, or the question for the microphone, and forgets it. */
  function cancel() {
    asked.current += 1
    if (running.current) running.current.isCancelled = true
    stop()
    setState({ state: 'idle' })
  }

  return { recording: state, start, stop, cancel }
}

function newTake(scriptId: string, sceneId: string | null, type: string): KeptTake {
  return { id: crypto.randomUUID(), scriptId, sceneId, at: Date.now(), type }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function faultOf(error: unknown): RecorderFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noMicrophone' : 'failed'
}
