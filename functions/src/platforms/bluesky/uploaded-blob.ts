import type { z } from 'zod'
import type { Progress } from '../../domain/ports/networks.ts'
import { blobReplySchema, keptBlobSchema, readReply } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'

export type Blob = z.infer<typeof blobReplySchema>['blob']

type File = { bytes: Uint8Array; mime: string }
export type Place = { session: BlueskySession; service: string; progress: Progress }

/**
 * Returns a file as records reference it: uploaded now, or by an earlier attempt to the same server. The network deletes unreferenced uploads after a
 * while: then the record is refused, and everything is uploaded again.
 */
export async function getOrUploadBlob(
  { session, service, progress }: Place,
  key: string,
  load: () => Promise<File>,
): Promise<Blob> {
  const known = readKept(progress.kept(key), service)
  if (known) return known
  const { bytes, mime } = await load()
  const reply = await session.call('com.atproto.repo.uploadBlob', { data: bytes, encoding: mime })
  const { blob } = readReply(blobReplySchema, reply)
  await progress.keep(key, JSON.stringify({ service, blob }))
  return blob
}

function readKept(ref: string | undefined, service: string): Blob | null {
  const kept = ref === undefined ? null : keptBlobSchema.safeParse(JSON.parse(ref)).data
  return kept?.service === service ? kept.blob : null
}
