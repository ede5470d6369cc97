import type { RecorderFault, RecorderState } from './use-recorder.ts'

/** How a sound for one scene, or for the whole script, is recorded and imported. */
export type RecordingControls = {
  /** Of this scene, or of the whole script; null while another or none is recorded. */
  recording: Extract<RecorderState, { startedAt: number }> | null
  /** Why its last recording did not begin. */
  fault: RecorderFault | null
  /** Milliseconds that saying it is expected to take. */
  expected: number
  /** 0 to 1 while a sound for it is stored. */
  share: number | null
  /** Another sound is recorded or stored. */
  isBusy: boolean
  isReadOnly: boolean
  onRecord: () => void
  onStop: () => void
  onCancel: () => void
  onCancelStoring: () => void
  onFile: (file: File) => void
}
