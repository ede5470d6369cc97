import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { isAudio } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import { excerptOf } from '@postwright/core/text/excerpt'
import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { DETAIL_WORDS, FIELD_WORDS } from '../error-words.ts'
import { getBlobKey } from '../media/media-bytes.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { FileFacts } from '../ports/files.ts'
import type { SpeechFailure } from '../ports/models.ts'
import { newFile } from '../uploads/new-file.ts'
import { requireRoomIn } from '../uploads/require-storage.ts'
import { giveBackCharacters, takeCharacters } from './speech-offer.ts'

type Wanted = { workspaceId: string; text: string; voice: string }

const NAME_MAX = 60

/**
 * Generates speech with the operator's service and stores the audio as if it had been uploaded. The characters are counted first and stay counted
 * unless it is certain that no speech was generated. A process that ends early leaves nothing but the count.
 * @throws the codes of the contract
 */
export async function makeSpeech(deps: Deps, caller: Caller, { workspaceId, text, voice }: Wanted): Promise<Media> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const { speech } = deps
  if (!speech) throw new AppError('speech_off')
  if (!speech.voices.includes(voice)) {
    throw new AppError('validation_failed', { fields: { voice: FIELD_WORDS.voice } })
  }
  const taken = await takeCharacters(deps, caller, { workspaceId, characters: text.length })
  const answer = await speech.speak({ text, voice })
  if (answer.kind === 'failed') {
    if (answer.isFree) await giveBackCharacters(deps, caller, taken)
    throw new AppError('speech_failed', { detail: SENTENCES[answer.failure], message: answer.message })
  }
  const facts = await recogniseSound(deps, answer.bytes)
  return storeSound(deps, caller, { workspaceId, name: excerptOf(text, NAME_MAX), file: answer.bytes, facts })
}

const SENTENCES: Record<SpeechFailure, string> = DETAIL_WORDS.speech

async function recogniseSound({ files }: Pick<Deps, 'files'>, bytes: Uint8Array): Promise<FileFacts> {
  const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end))
  const found = await files.recognise({ size: bytes.length, read })
  if (found.kind === 'file' && isAudio(found)) return found
  const message = found.kind === 'file' ? `the speech service sent ${found.mime}` : `no sound: ${found.reason}`
  throw new AppError('speech_failed', { message })
}

type Spoken = { workspaceId: string; name: string; file: Uint8Array; facts: FileFacts }

/** Stores a sound in the same way as an upload: the same sound is the same document, whatever its source. */
async function storeSound(deps: Deps, caller: Caller, { workspaceId, name, file, facts }: Spoken): Promise<Media> {
  const media = newFile(deps, caller, { workspaceId, name, bytes: file.length, parts: hashesOf(file) }, facts)
  // NOTE the bytes are stored first: a document without bytes would be a broken file, but bytes without a document do no harm.
  await deps.blobs.put(getBlobKey(media), file, media.mime)
  return deps.transact(async (tx) => {
    const known = await deps.media.getIn(tx, workspaceId, media.id)
    if (known) return known
    const count = await requireRoomIn(deps, tx, media)
    count()
    deps.media.createIn(tx, workspaceId, media)
    return media
  })
}

function hashesOf(file: Uint8Array): string[] {
  const parts = Array.from({ length: Math.ceil(file.length / UPLOAD_PART_BYTES) }, (_, at) => at * UPLOAD_PART_BYTES)
  return parts.map((start) =>
    createHash('sha256')
      .update(file.subarray(start, start + UPLOAD_PART_BYTES))
      .digest('hex'),
  )
}
