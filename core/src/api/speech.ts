import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { mediaSchema } from '../model/media.ts'
import { SPEECH_TEXT_MAX, SPEECH_VOICE_MAX } from '../model/speech-usage.ts'
import { trimmedLines } from '../text/text-fields.ts'

const path = '/workspaces/:workspaceId/speech'

/** Returns whether the operator offers text-to-speech, the available voices, and the caller's remaining limit. */
export const readSpeechOffer = defineEndpoint({
  method: 'GET',
  path,
  auth: 'member',
  right: 'write_drafts',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    isOffered: z.boolean(),
    voices: z.array(z.string()),
    /** Maximum number of characters per text. */
    charactersMax: z.int().min(0),
    /** Number of characters that the caller has left this month. */
    charactersLeft: z.int().min(0),
  }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/**
 * Converts a text to speech and stores the audio in the media library. The characters count towards the limit as soon as the call starts, and are
 * returned only if the service certainly generated nothing.
 */
export const makeSpeech = defineEndpoint({
  method: 'POST',
  path,
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    text: trimmedLines(SPEECH_TEXT_MAX).min(1),
    voice: z.string().min(1).max(SPEECH_VOICE_MAX),
  }),
  output: z.object({ media: mediaSchema, url: z.string(), expiresAt: instant() }),
  errors: [
    'service_off',
    'not_found',
    'forbidden',
    'validation_failed',
    'speech_off',
    'speech_used_up',
    'speech_failed',
    'storage_full',
    'plan_limit_reached',
    'rate_limited',
  ],
  status: 201,
})
