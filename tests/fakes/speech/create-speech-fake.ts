import { z } from 'zod'
import { readSound } from '../../support/sounds.ts'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'

/** Behaviour of the next call; without fields it succeeds. */
export type SpeechAct = {
  /** File to send instead of a sound in the requested format. */
  file?: Uint8Array
  /** Answers with a page in place of a sound. */
  page?: 'html' | 'json'
}

export type SpeechFake = Fake & {
  /** Base address, key, model and voices that clients use. */
  address: string
  key: string
  model: string
  voices: readonly string[]
  act: (...acts: SpeechAct[]) => void
}

const SPEECH_KEY = 'sk-fake-speech-0123456789'
const MODEL = 'fake-speaker'
const VOICES = ['alloy', 'nova']

const speechSchema = z.strictObject({
  model: z.string().min(1),
  input: z.string().min(1).max(4_096),
  voice: z.string().min(1),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  instructions: z.string().max(4_096).optional(),
})

/** Speech as OpenAI describes it: https://platform.openai.com/docs/api-reference/audio/createSpeech, read on 2026-11-28. */
export async function createSpeechFake({ port = 0 } = {}): Promise<SpeechFake> {
  let acts: SpeechAct[] = []
  let taken = 0

  const speak = async (request: FakeRequest): Promise<FakeReply> => {
    authorize(request)
    const wanted = readSpeech(request)
    const { model, voice, response_format: format = 'mp3' } = wanted
    if (model !== MODEL) throw refused(404, 'model_not_found', `The model \`${model}\` does not exist`)
    if (!VOICES.includes(voice)) throw refused(400, 'invalid_value', `Invalid value: '${voice}'.`)
    if (format !== 'mp3' && format !== 'wav') throw refused(400, 'unsupported_value', `This fake makes no ${format}.`)
    taken += 1
    const accepted = { kind: 'speech', id: String(taken), content: wanted }
    const { file, page } = acts.shift() ?? {}
    if (page === 'html') return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hi</p>', accepted }
    if (page === 'json') return { status: 200, body: { audio: '' }, accepted }
    const mime = format === 'mp3' ? 'audio/mpeg' : 'audio/wav'
    return { status: 200, headers: { 'content-type': mime }, body: file ?? (await readSound(mime)), accepted }
  }

  const fake = await startFake({
    name: 'Speech',
    port,
    routes: { 'POST /v1/audio/speech': speak },
    failure: (status) => failure(status === 429 ? 'rate_limit_exceeded' : null, `Refused with ${status}`),
    expired: () => ({ status: 401, body: failure('invalid_api_key', 'Incorrect API key provided.') }),
    forget: () => {
      acts = []
    },
  })
  return {
    ...fake,
    address: `${fake.url}/v1`,
    key: SPEECH_KEY,
    model: MODEL,
    voices: VOICES,
    act: (...next) => {
      acts.push(...next)
    },
  }
}

function authorize({ headers }: FakeRequest): void {
  if (headers.authorization !== `Bearer ${SPEECH_KEY}`) {
    throw refused(401, 'invalid_api_key', `Incorrect API key provided: ${headers.authorization?.slice(7) ?? ''}.`)
  }
}

function readSpeech({ body }: FakeRequest): z.infer<typeof speechSchema> {
  if (body.kind !== 'json') throw refused(400, null, 'We could not parse the JSON body of your request.')
  return readStrict(speechSchema, body.value, ({ field, message }) => ({
    status: 400,
    body: failure(null, `Invalid '${field}': ${message}`),
  }))
}

function refused(status: number, code: string | null, message: string): Refusal {
  return new Refusal({ status, body: failure(code, message) })
}

function failure(code: string | null, message: string) {
  return { error: { message, type: 'invalid_request_error', param: null, code } }
}
