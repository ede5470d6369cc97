import { ownValue } from '@postwright/core/own-value'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { POSTGATES, THREADGATES, postUri } from './post-addresses.ts'
import type { BlueskySession } from './session.ts'

/** Who may reply, by the choice in the contract; `everyone` needs no record. */
const RULES: Partial<Record<string, readonly string[]>> = {
  mentioned: ['mentionRule'],
  followers: ['followerRule'],
  following: ['followingRule'],
  nobody: [],
}

/**
 * Writes who may reply to and quote a post, under the key that the post will have: before the post, so that it is never there
 * without them. Repeated, it writes the same.
 */
export async function writeGates(session: BlueskySession, { content, recordKey, part, intentAt }: PublishRequest) {
  const { replies, quotes } = content.settings
  const allow = ownValue(RULES, String(replies))
  const gate = { post: postUri(session.did, recordKey), createdAt: new Date(intentAt).toISOString() }
  if (allow && part.kind === 'post') {
    const rules = allow.map((rule) => ({ $type: `${THREADGATES}#${rule}` }))
    await put(session, recordKey, THREADGATES, { ...gate, allow: rules })
  }
  if (quotes === false) {
    const rule = { $type: `${POSTGATES}#disableRule` }
    await put(session, recordKey, POSTGATES, { ...gate, embeddingRules: [rule] })
  }
}

async function put(session: BlueskySession, rkey: string, collection: string, fields: object): Promise<void> {
  const data = { repo: session.did, collection, rkey, record: { $type: collection, ...fields } }
  await session.call('com.atproto.repo.putRecord', { data })
}
