import { z } from 'zod'
import { documentId } from '../ids.ts'
import { documentBase } from './document.ts'

export const SPEECH_USAGE_SCHEMA = 1

/** Maximum length of one text that services accept. */
export const SPEECH_TEXT_MAX = 4_096
/** Maximum number of characters that one person can convert to speech per month: about two hours of speech. */
export const SPEECH_MONTHLY_CHARACTERS = 100_000
export const SPEECH_VOICES_MAX = 50
export const SPEECH_VOICE_MAX = 60

/** Characters used by one person in one month, `speechUsage/{uid}_{2026-11}`; counted by the server. */
export const speechUsageSchema = documentBase.extend({
  uid: documentId(),
  month: z.string().max(7),
  characters: z.int().min(0),
  calls: z.int().min(0),
})

export type SpeechUsage = z.infer<typeof speechUsageSchema>
