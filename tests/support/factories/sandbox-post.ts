import type { SandboxPost } from '@postwright/core/model/sandbox'
import { MADE_AT, makeBase } from './document-base.ts'

/** A post that the sandbox accepted; set only the fields that the test is about. */
export function makeSandboxPost(fields: Partial<SandboxPost> = {}): SandboxPost {
  return {
    ...makeBase('channel1_key1'),
    channelId: 'channel1',
    text: 'A word to begin with',
    images: [],
    calls: 1,
    postedAt: MADE_AT,
    ...fields,
  }
}
