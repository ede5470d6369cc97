import * as contract from '@postwright/core/api/speech'
import { mediaAddress } from '../domain/media/media-addresses.ts'
import { makeSpeech } from '../domain/speech/make-speech.ts'
import { readSpeechOffer } from '../domain/speech/speech-offer.ts'
import { bind, type Route } from '../http/bind.ts'

export const SPEECH_ROUTES: readonly Route[] = [
  bind(contract.readSpeechOffer, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    readSpeechOffer(deps, caller, input),
  ),

  bind(
    contract.makeSpeech,
    { limit: { perMinute: 10, by: 'account' }, service: 'media' },
    async ({ deps, caller, input }) => {
      const media = await makeSpeech(deps, caller, input)
      return { media, ...mediaAddress(deps, { workspaceId: input.workspaceId, mediaId: media.id }) }
    },
  ),
]
