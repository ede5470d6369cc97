import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { mediaSchema } from '../model/media.ts'
import { SPEECH_TEXT_MAX, SPEECH_VOICE_MAX } from '../model/speech-usage.ts'
import { trimmedLines } from '../text/text-fields.ts'

const path = '/workspaces/:workspaceId/speech'

/** Whether the operator offers speech, in which voices, and how much of it is left to the caller. */
export const readSpeechOffer = defineEndpoint({
  method: 'GET',
  path,
  auth: 'member',
  right: 'write_drafts',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    isOffered: z.boolean(),
    voices: z.array(z.string()),
    /** Of one text. */
    charactersMax: z.int().min(0),
    /** Of the caller's month. */
    charactersLeft: z.int().min(0),
  }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Has a text spoken and stores the sound in the library. The characters of a call that was begun count. */
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
