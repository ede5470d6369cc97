import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listFonts } from '@postwright/core/api/fonts'
import { signMedia } from '@postwright/core/api/media'
import { makeSpeech, readSpeechOffer } from '@postwright/core/api/speech'
import { scripts } from '@postwright/core/collections/scripts'
import type { SceneVoice, Script } from '@postwright/core/model/script'
import { fingerprintScript } from '@postwright/core/script/script-texts'
import { planFilm } from '@/features/script-to-visuals/film/plan-film.ts'
import { timeScript } from '@/features/script-to-visuals/film/time-script.ts'
import { SOUND_RATE } from '@/features/script-to-visuals/sound/decode-sound.ts'
import { ScriptStudio } from '@/features/script-to-visuals/studio/script-studio.tsx'
import { cutRecording } from '@/features/script-to-visuals/voice/cut-recording.ts'
import { spokenLengths } from '@/features/script-to-visuals/voice/scene-voices.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeScript } from '../support/factories/script.ts'
import { show } from './support/show.tsx'

const FILE = '/api/v1/media/w1/m1?exp=1&sig=a'
const TEXT = '# Oak moves\n\nWood swells in summer.\n\nIt shrinks in winter, and it does so every single year.'

/** Two parts of a tone, 0.9 and 2.4 s long, after pauses of 0.7 s. */
function recording(): Float32Array<ArrayBuffer> {
  const parts = [
    [0.7, 1.6],
    [2.3, 4.7],
  ]
  return new Float32Array(5.4 * SOUND_RATE).map((_, at) => {
    const time = at / SOUND_RATE
    const isSpoken = parts.some(([from = 0, to = 0]) => time >= from && time < to)
    return Math.sin(at * 12.9898) * 0.0005 + (isSpoken ? 0.25 * Math.sin((2 * Math.PI * 220 * at) / SOUND_RATE) : 0)
  })
}

/** A browser that hears the recording in whatever file it decodes. */
class Decoder {
  decodeAudioData() {
    return Promise.resolve({ numberOfChannels: 1, getChannelData: recording })
  }
}

async function open(script: Script) {
  store.put(scripts, ['w1'], script)
  await show(<ScriptStudio script={script} left={[]} />, { at: '/dashboard/script-to-visuals/script?view=voice' })
  await screen.findByRole('heading', { name: 'Voice' })
}

beforeEach(() => {
  api.answer(readSpeechOffer, { isOffered: false, voices: [], charactersMax: 0, charactersLeft: 0 })
  api.answer(signMedia, { urls: [] })
  api.answer(listFonts, { fonts: [] })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a recording of a whole script', () => {
  it('is cut into the scenes in which something is said, and the film follows it', () => {
    const script = makeScript({ text: TEXT })
    const { scenes } = timeScript(script)
    const { parts } = cutRecording({ sound: { channels: [recording()] }, lengths: spokenLengths(scenes, script) })
    expect(parts).toEqual([null, { from: 630, to: 1730 }, { from: 2230, to: 4830 }])
    const voices = parts.map((part) => part && { mediaId: 'm1', ...part, level: 0, mark: '' })
    const voiced = { ...script, scenes: script.scenes.map((scene, at) => ({ ...scene, voice: voices[at] ?? null })) }
    const plan = planFilm(voiced, timeScript(voiced))
    expect(plan.scenes.map(({ start, end }) => end - start)).toEqual([1_500, 300 + 1_100 + 400, 300 + 2_600 + 400])
    expect(plan.sound.voices).toMatchObject([
      { sceneId: script.scenes[1]?.id, from: 630, to: 1730, at: 1_500 + 300 },
      { sceneId: script.scenes[2]?.id, from: 2230, to: 4830, at: 1_500 + 1_800 + 300 },
    ])
  })
})

describe('the voice of a script', () => {
  it('says what to do when the microphone is not allowed', async () => {
    const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    await open(makeScript({ text: TEXT }))
    await userEvent.click(screen.getByRole('button', { name: 'Record all scenes' }))
    expect(await screen.findByText(/^This site isn’t allowed to use your microphone\./)).toBeDefined()
  })

  it('says so when the words of a scene have changed since, and when its recording is gone', async () => {
    vi.stubGlobal('OfflineAudioContext', Decoder)
    const script = makeScript({ text: TEXT })
    const voice: SceneVoice = { mediaId: 'm1', from: 0, to: 900, level: 0, mark: fingerprintScript('Other words') }
    await open({ ...script, scenes: script.scenes.map((scene, at) => (at === 1 ? { ...scene, voice } : scene)) })
    const [, second] = within(screen.getByRole('region', { name: 'Scenes' })).getAllByRole('listitem')
    if (!second) return expect.fail()
    expect(within(second).getByText('The text has changed since this was recorded.')).toBeDefined()
    expect(await within(second).findByText(/^This recording can’t be loaded\./)).toBeDefined()
  })

  it('is spoken by the service of the operator for every scene with words and without a voice', async () => {
    vi.stubGlobal('OfflineAudioContext', Decoder)
    const callApi = fetch
    vi.stubGlobal('fetch', (address: RequestInfo | URL, options?: RequestInit) =>
      address === FILE ? Promise.resolve(new Response('sound')) : callApi(address, options),
    )
    const media = makeMedia({ id: 'm1', mime: 'audio/mpeg', durationMs: 5_400, width: 0, height: 0 })
    const spoken = { media, url: FILE, expiresAt: 1 }
    api.answer(readSpeechOffer, {
      isOffered: true,
      voices: ['alloy', 'nova'],
      charactersMax: 4096,
      charactersLeft: 900,
    })
    api.answer(makeSpeech, spoken)
    api.answer(signMedia, { urls: [{ mediaId: 'm1', url: FILE, expiresAt: 1 }] })
    await open(makeScript({ text: TEXT }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create speech for 2 scenes' }))
    await waitFor(() => expect(api.calls(makeSpeech)).toHaveLength(2), { timeout: 10_000 })
    expect(api.calls(makeSpeech)).toMatchObject([
      { text: 'Wood swells in summer.', voice: 'alloy' },
      { text: 'It shrinks in winter, and it does so every single year.', voice: 'alloy' },
    ])
    await waitFor(() => expect(store.writes().length).toBeGreaterThan(0), { timeout: 10_000 })
    expect(Object(store.writes().at(-1)).fields.scenes).toMatchObject([
      { voice: null },
      { voice: { mediaId: 'm1', from: 630, to: 4830 } },
      { voice: { mediaId: 'm1', from: 630, to: 4830 } },
    ])
  })
})
