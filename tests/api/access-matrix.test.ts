import { ENDPOINTS } from '@postwright/core/api/endpoints'
import type { ErrorCode } from '@postwright/core/error-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { callApi } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { makePicture } from '../support/pictures.ts'

type Who = 'anonymous' | 'other' | 'admin'
/** What is refused, or `allowed`. Where the caller's own things are meant, nobody else's are at stake. */
type Verdict = ErrorCode | 'allowed'

const people: Partial<Record<'owner' | Who, TestCaller>> = {}
let target: { workspaceId: string; connectionId: string; postId: string; sessionId: string; uid: string; email: string }

beforeAll(async () => {
  const owner = await createCaller()
  const channel = await addChannel(owner)
  const postId = await addDraft(owner, { text: 'Mine', connectionIds: [channel.id] })
  const sessionId = owner.refreshToken.split('.')[0] ?? ''
  target = {
    workspaceId: owner.workspaceId,
    connectionId: channel.id,
    postId,
    sessionId,
    uid: owner.uid,
    email: owner.email,
  }
  Object.assign(people, { owner, other: await createCaller(), admin: await asAdmin(await createCaller()) })
})

/** Everything that any endpoint asks for, aimed at the owner: contracts take what they name and drop the rest. */
function inputs(): Record<string, unknown> {
  const { workspaceId, connectionId, postId } = target
  return {
    ...target,
    mediaId: 'a'.repeat(64),
    mediaIds: [],
    variantId: `${postId}_${connectionId}`,
    jobId: 'job1',
    rev: 1,
    when: tomorrow(),
    resolution: 'dismiss',
    mode: 'ok',
    lookup: true,
    name: 'Mine',
    workspaceId,
    handle: 'ada.test',
    appPassword: 'abcd',
    service: 'http://127.0.0.1:1',
    role: 'user',
    firebase_id_token: 'none',
    new_password: 'a new sentence here',
  }
}

async function verdictFor(name: keyof typeof ENDPOINTS, who: Who): Promise<Verdict> {
  const endpoint = ENDPOINTS[name]
  const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> }
  const named = Object.fromEntries(Object.entries(inputs()).filter(([key]) => key in shape))
  const file = endpoint.body === 'binary' ? { file: { bytes: await makePicture('png'), type: 'image/png' } } : {}
  const reply = await callApi(endpoint, named as never, { token: people[who]?.accessToken, ...file })
  return reply.ok ? 'allowed' : reply.error.code
}

const names = (auth: string) =>
  (Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[]).filter((name) => ENDPOINTS[name].auth === auth)

describe('strangers', () => {
  test.each([...names('session'), ...names('member')])('%s asks them to sign in', async (name) => {
    expect(await verdictFor(name, 'anonymous')).toBe('unauthenticated')
  })

  test.each(names('admin'))('%s does not exist for them', async (name) => {
    expect(await verdictFor(name, 'anonymous')).toBe('route_not_found')
  })
})

describe.each(['other', 'admin'] as const)('somebody else (%s)', (who) => {
  test.each(names('member'))('%s shows them nothing of a workspace that is not theirs', async (name) => {
    expect(await verdictFor(name, who)).toBe('not_found')
  })

  test.each(['endSession', 'getExport'] as const)('%s knows nothing of what is the owner’s', async (name) => {
    expect(await verdictFor(name, who)).toBe('not_found')
  })
})

test.each(names('admin'))('%s does not exist for people without the right, and is there for admins', async (name) => {
  expect(await verdictFor(name, 'other')).toBe('route_not_found')
  expect(await verdictFor(name, 'admin')).not.toBe('route_not_found')
})

test.each(['changePassword', 'requestDeletion', 'setUserRole'] as const)(
  '%s asks even an admin who they are',
  async (name) => {
    expect(await verdictFor(name, 'admin')).toBe('reauthentication_required')
  },
)
