import type { Endpoint } from '@postwright/core/endpoint'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { setUserRole } from '@postwright/core/api/admin'
import { changePassword, requestDeletion } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { everyDocument } from '../support/everything.ts'
import { makePicture } from '../support/pictures.ts'
import { ACCESS_PDF } from './cases/access-pdf.ts'
import { ACCESS_TABLE, type EndpointName, type Outcome, type Who } from './cases/access-table.ts'
import { createTarget, inputsAt, type Target } from './cases/access-target.ts'

const NAMES = Object.keys(ACCESS_TABLE) as EndpointName[]
/** An export without documents. */
const EXPORT_FILE = {
  bytes: new TextEncoder().encode('{"version":2,"exportedAt":1,"account":{},"workspaces":[]}'),
  type: 'application/json',
}
const picture = async () => ({ bytes: await makePicture('png'), type: 'image/png' })
const people: Partial<Record<Who, TestCaller>> = {}
let target: Target
let before: string[]

beforeAll(async () => {
  target = await createTarget()
  Object.assign(people, { user: target.user, other: await createCaller(), admin: await asAdmin(await createCaller()) })
  before = await ownDocuments()
})

/** Everything that belongs to the user, as it is stored. */
async function ownDocuments(): Promise<string[]> {
  const { uid, workspaceId } = target.user
  const roots = [paths.user(uid), paths.workspace(workspaceId)]
  return (await everyDocument()).filter((document) => roots.some((root) => document.startsWith(root))).toSorted()
}

async function outcomeOf(name: EndpointName, who: Who): Promise<Outcome> {
  const endpoint = ENDPOINTS[name]
  const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> }
  const inputs: Record<string, unknown> = {
    ...(await inputsAt(target, name, people[who] ?? null)),
    // Secrets that only the user has.
    ...(who !== 'user' && { refreshToken: 'none' }),
    ...(who !== 'user' && name !== 'reauthenticate' && { firebase_id_token: 'none' }),
  }
  const named = Object.fromEntries(Object.entries(inputs).filter(([key]) => key in shape))
  const file = endpoint.body === 'binary' ? { file: await fileFor(endpoint.file) } : {}
  const reply = await callApi(endpoint, named as never, { token: people[who]?.accessToken, ...file })
  return reply.ok ? 'ok' : reply.error.code
}

async function fileFor(kind: Endpoint['file']) {
  if (kind === 'json') return EXPORT_FILE
  if (kind === 'font') return { ...EXPORT_FILE, type: 'font/woff2' }
  return kind === 'part' ? ACCESS_PDF.file : picture()
}

test('the table has every endpoint of the contract', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted())
})

describe.each(['nobody', 'other', 'admin'] as const)('%s, aiming at what is the user’s', (who) => {
  test.each(NAMES)('%s', async (name) => {
    expect(await outcomeOf(name, who)).toBe(ACCESS_TABLE[name][who])
  })

  test('has changed nothing of it', async () => {
    expect(await ownDocuments()).toEqual(before)
  })
})

describe('the user', () => {
  const sensitive = [
    [changePassword, { new_password: 'a new sentence here' }],
    [requestDeletion, {}],
  ] as const

  test.each(sensitive)('is asked who they are: %o', async (endpoint, input) => {
    errorOf(await target.user.call(endpoint, input as never), 'reauthentication_required')
    errorOf(await target.user.call(setUserRole, { uid: target.user.uid, role: 'admin' }), 'route_not_found')
  })

  describe('after saying so', () => {
    beforeAll(() => confirm(target.user))

    test.each(NAMES)('%s', async (name) => {
      expect(await outcomeOf(name, 'user')).toBe(ACCESS_TABLE[name].user)
    })
  })
})
