import type { SpeechUsage } from '@postwright/core/model/speech-usage'
import type { Documents } from './documents.ts'

export type SpeechFailure = 'unreachable' | 'slow' | 'refused' | 'limited' | 'too_large'

/** `isFree`: it is certain that nothing was spoken. `message`: for the log, without the key. */
export type SpeechAnswer =
  | { kind: 'spoken'; bytes: Uint8Array }
  | { kind: 'failed'; failure: SpeechFailure; isFree: boolean; message: string }

/** The operator's service that speaks texts. */
export type SpeechService = {
  voices: readonly string[]
  /** Never rejects. What is in the bytes is not checked. */
  speak: (call: { text: string; voice: string }) => Promise<SpeechAnswer>
}

/** The characters of people by month. */
export type SpeechUsageStore = Pick<Documents<SpeechUsage>, 'get' | 'getIn' | 'saveIn' | 'updateIn'>
