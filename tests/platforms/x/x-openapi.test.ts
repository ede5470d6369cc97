import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProgress } from '../support/publisher-kit.ts'
import { openJudge } from '../support/judge-calls.ts'
import { driveX, driveXRefusals } from './drive-x.ts'
import { describeX } from './read-xdk.ts'
import { openX, type XKit } from './x-kit.ts'

const OPERATIONS = [
  { operation: 'POST /2/tweets', asked: 'CreatePostsRequest', reply: 'CreatePostsResponse', status: 201 },
  { operation: 'GET /2/tweets/{id}', reply: 'GetPostsByIdResponse' },
  { operation: 'GET /2/users/me', reply: 'GetUsersMeResponse' },
  { operation: 'GET /2/users/{id}/tweets', reply: 'GetUsersPostsResponse' },
  { operation: 'GET /2/media/upload', reply: 'GetMediaUploadStatusResponse' },
  {
    operation: 'POST /2/media/upload/initialize',
    asked: 'InitializeMediaUploadRequest',
    reply: 'InitializeMediaUploadResponse',
  },
  {
    operation: 'POST /2/media/upload/{id}/append',
    asked: 'AppendMediaUploadRequest',
    reply: 'AppendMediaUploadResponse',
  },
  { operation: 'POST /2/media/upload/{id}/finalize', reply: 'FinalizeMediaUploadResponse' },
  { operation: 'POST /2/media/metadata', asked: 'CreateMediaMetadataRequest', reply: 'CreateMediaMetadataResponse' },
  { operation: 'POST /2/media/subtitles', asked: 'CreateMediaSubtitlesRequest', reply: 'CreateMediaSubtitlesResponse' },
]

/** https://docs.x.com/x-api/fundamentals/response-codes-and-errors, "Error response format" (2026-08-22); the description lacks `about:blank`. */
const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'detail'],
  properties: {
    type: { type: 'string', pattern: '^(about:blank|https://api\\.x\\.com/2/problems/[a-z-]+)$' },
    title: { type: 'string' },
    detail: { type: 'string' },
  },
}

/**
 * Description 2.167 (7 August 2026, xdevplatform/docs 67f875e6) renames fields of posts and users. The guides of 22 August 2026 write
 * `tweet.fields` on 50 pages and `post.fields` on none, and docs.x.com/x-api/fundamentals/consistency says "`retweet_count`, not
 * `repost_count` in fields". The fake speaks as the guides do; the publisher understands both.
 */
const RENAMED = [
  'GET /2/tweets/{id} 200/data/edit_history_tweet_ids: is not described',
  "GET /2/tweets/{id} 200/data/public_metrics: must have required property 'repost_count'",
  'GET /2/tweets/{id} 200/data/public_metrics/retweet_count: is not described',
  'GET /2/tweets/{id} query/tweet.fields: is not described',
  "GET /2/users/me 200/data/public_metrics: must have required property 'post_count'",
  'GET /2/users/me 200/data/public_metrics/tweet_count: is not described',
  'GET /2/users/{id}/tweets 200/data/*/edit_history_tweet_ids: is not described',
  'GET /2/users/{id}/tweets 200/data/*/referenced_tweets: is not described',
  'GET /2/users/{id}/tweets query/tweet.fields: is not described',
  'POST /2/tweets 201/data/edit_history_tweet_ids: is not described',
]
/** Signing in is described in words only: docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code (2026-08-22). */
const SIGNING_IN = [
  'GET /i/oauth2/authorize is not described',
  'POST /2/oauth2/revoke is not described',
  'POST /2/oauth2/token is not described',
  'POST /i/oauth2/authorize is not described',
]
/** Description 2.166 had a list of at least one here, 2.167 an object that it says nothing about. The publisher reads neither. */
const SUBTITLES = ['POST /2/media/subtitles 200/data/associated_subtitles: must be object']
/** X says nowhere how it names the reason. The publisher shows one that it finds, and does without. */
const REASON = ['GET /2/media/upload 200/data/processing_info/error: is not described']

const judge = openJudge(describeX(OPERATIONS, PROBLEM))
let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

describe('by the description that X has published', () => {
  it('every call of the publisher and every reply of the fake is right, apart from what is listed', async () => {
    await driveX(kit)
    expect(judge(kit.fake.ledger)).toEqual({
      faults: [...RENAMED, ...SIGNING_IN, ...SUBTITLES].toSorted(),
      unused: [],
    })
  })

  it('every refusal of the fake has the shape of a problem', async () => {
    await driveXRefusals(kit)
    expect(new Set(kit.fake.ledger.map(({ status }) => status))).toEqual(new Set([200, 201, 400, 401, 403]))
    const known = new Set([...RENAMED, ...SIGNING_IN])
    expect(judge(kit.fake.ledger).faults.filter((fault) => !known.has(fault))).toEqual(REASON)
  })

  it('a wrong name, a wrong value and a missing field are found', () => {
    const call = { at: 0, method: 'POST', path: '/2/tweets', query: { a: '1' }, headers: {}, accepted: null }
    const value = { text: 'x', reply: {}, reply_settings: 'friends', txt: 'x' }
    const faults = judge([
      { ...call, body: { kind: 'json', value }, status: 201, reply: { data: { text: 'x' } } },
    ]).faults
    expect(faults).toEqual(
      expect.arrayContaining([
        "POST /2/tweets 201/data: must have required property 'id'",
        'POST /2/tweets body/reply_settings: must be equal to one of the allowed values',
        "POST /2/tweets body/reply: must have required property 'in_reply_to_tweet_id'",
        'POST /2/tweets body/txt: is not described',
        'POST /2/tweets query/a: is not described',
      ]),
    )
  })
})

describe('by the names of description 2.167', () => {
  const part = { kind: 'reply', index: 1, replyTo: { root: '1', parent: '1' } } as const
  const replied = { referenced_posts: [{ type: 'replied_to', id: '1' }] }

  it.each([
    ['a reply', { id: '9', text: 'Two', ...replied }],
    ['a long reply', { id: '9', text: 'T', note_post: { text: 'Two' }, ...replied }],
  ])('%s is found again', async (_, post) => {
    kit.fake.script({ on: 'GET /2/users/:id/tweets', fault: { status: 200, body: { data: [post] } } })
    const found = await kit.publisher.reconcile(kit.request({ text: 'Two', part }), createProgress().kept)
    expect(found).toMatchObject({ kind: 'published', remoteId: '9' })
  })
})
