import { regionOf } from '@postwright/core/captions/region-of'
import type { Captions } from '@postwright/core/media/media-facts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import { isOwnAddress } from './is-own-address.ts'
import type { UploadTools } from './upload-tools.ts'

/** Sends the captions of a video that was announced with some, to the address that LinkedIn has named for them. */
export async function sendCaptions(
  { hosts, send, store }: Pick<UploadTools, 'hosts' | 'send' | 'store'>,
  address: string | undefined,
  { language, file }: Captions,
): Promise<void> {
  if (address === undefined) throw new Unsendable('media_format', 'LinkedIn names no address for captions.')
  const country = regionOf(language)
  const metadata = {
    format: 'SRT',
    formattedForEasyReader: true,
    largeText: true,
    source: 'USER_PROVIDED',
    locale: { language: language.replace(/-.*/, '').toUpperCase(), ...(country !== null && { country }) },
    transcriptType: 'CLOSED_CAPTION',
  }
  const form = new FormData()
  form.set('metadata', JSON.stringify(metadata))
  form.set('file', new Blob([file], { type: 'application/octet-stream' }), 'captions.srt')
  const call = isOwnAddress(address, hosts) ? send : store
  await call(address, { method: 'POST', body: { kind: 'multipart', form } })
}
