import type { PublishContent } from '@postwright/core/publishing/content'
import type { PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import { makeContent } from '../../support/factories/content.ts'
import type { TestChannel } from './connect-channel.ts'

type Given = Partial<PublishContent> & Partial<Pick<PublishRequest, 'part' | 'recordKey' | 'intentAt'>>

/** Request to publish on a channel, with these files in storage. */
export function makeRequest(
  { connection, secret }: Pick<TestChannel, 'connection' | 'secret'>,
  { part, recordKey = 'record1', intentAt = Date.now(), text = 'Hello', ...content }: Given = {},
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): PublishRequest {
  return {
    connection,
    secret,
    // NOTE not parsed: networks may allow more files than posts have yet.
    content: { ...makeContent(text), ...content },
    recordKey,
    intentAt,
    part: part ?? { kind: 'post', index: 0, replyTo: null },
    loadMedia: (id, range) => {
      const bytes = files.get(id) ?? null
      return Promise.resolve(range && bytes ? bytes.subarray(range.start, range.end) : bytes)
    },
    loadCaptions: () => Promise.resolve([]),
    mediaUrl: (id) => `https://media.example/${id}`,
  }
}
