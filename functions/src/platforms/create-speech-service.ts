import { AppError } from '../domain/app-error.ts'
import type { SpeechConfig } from '../domain/ports/config.ts'
import type { SpeechAnswer, SpeechFailure, SpeechService } from '../domain/ports/models.ts'
import type { SafeFetch } from './safe-fetch.ts'
import { type TransportFailure, TransportError } from './transport-error.ts'

/** Timeout of a speech call: the platform ends a call of the API after 60 seconds; the remaining time is for storing the audio. */
const SPEECH_TIMEOUT = 50_000
const SPEECH_BYTES_MAX = 20 * 1024 * 1024

/**
 * Returns a client for OpenAI's speech API, which many servers support (https://platform.openai.com/docs/api-reference/audio/createSpeech, read on
 * 2026-11-28): up to 4,096 characters, and the reply is the audio file. Redirects are not followed.
 */
export function createSpeechService(
  { address, key, model, voices }: SpeechConfig,
  fetch: SafeFetch,
  { timeout = SPEECH_TIMEOUT }: { timeout?: number } = {},
): SpeechService {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  return {
    voices,
    speak: async ({ text, voice }) => {
      const body = JSON.stringify({ model, input: text, voice, response_format: 'mp3' })
      try {
        const limits = { timeout, maxBytes: SPEECH_BYTES_MAX }
        const reply = await fetch(`${address}/audio/speech`, { method: 'POST', headers, body }, limits)
        if (!reply.ok) return refusedBy(reply.status)
        return { kind: 'spoken', bytes: new Uint8Array(await reply.arrayBuffer()) }
      } catch (error) {
        return failedBy(error)
      }
    },
  }
}

/** Returns the answer for a refusal. The service's own text may quote its key, so only the status is reported. */
function refusedBy(status: number): SpeechAnswer {
  const failure = status === 429 ? 'limited' : status >= 500 ? 'unreachable' : 'refused'
  return { kind: 'failed', failure, isFree: true, message: `the speech service answered with status ${status}` }
}

const BY_FAILURE: Record<TransportFailure, SpeechFailure> = {
  unresolved: 'unreachable',
  unreachable: 'unreachable',
  timeout: 'slow',
  broken: 'unreachable',
  too_large: 'too_large',
  redirect: 'refused',
}

function failedBy(error: unknown): SpeechAnswer {
  if (error instanceof TransportError) {
    const { failure, sent, message } = error
    return { kind: 'failed', failure: BY_FAILURE[failure], isFree: !sent, message }
  }
  if (error instanceof AppError) return { kind: 'failed', failure: 'unreachable', isFree: true, message: error.message }
  throw error
}
