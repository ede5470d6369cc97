import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { Unsendable } from '../oauth-api/unsendable.ts'
import { beginFile } from './begin-upload.ts'
import { isOwnAddress } from './is-own-address.ts'
import type { UploadTools } from './upload-tools.ts'

/** Has the bytes of an image or a document at LinkedIn, in one call; answers its name there. */
export async function sendFile(
  tools: UploadTools,
  owner: string,
  { kind, bytes }: { kind: 'image' | 'document'; bytes: Uint8Array },
): Promise<string> {
  const { urn, uploadUrl } = await beginFile(tools, owner, kind)
  if (!isOwnAddress(uploadUrl, tools.hosts))
    throw new Unsendable('platform_down', 'LinkedIn named an address of others for a file.')
  const body = { kind: 'bytes', type: 'application/octet-stream', bytes } as const
  await tools.send(uploadUrl, { method: 'PUT', body, timeout: UPLOAD_TIMEOUT })
  return urn
}
