import { PUBLIC_ENDPOINTS } from '@postwright/core/api/public/public-endpoints'
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CHANNEL_ID,
  IMAGE_ADDRESS,
  OPERATIONS,
  POST_ID,
  type ShownOperation,
} from '@postwright/core/api/public/shown-operations'
import { KEY_VARIABLE, writeCurl, writeJavaScript } from '@postwright/core/api/public/write-example'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { makePicture } from '../support/pictures.ts'
import { callPublic, makeKey, PUBLIC_API } from '../support/public-api.ts'

const run = promisify(execFile)

let owner: TestCaller
let secret: string
let channelId: string
let folder: string
let picture: string
const server = createServer()

beforeAll(async () => {
  owner = await createCaller()
  secret = (await makeKey(owner)).secret
  channelId = (await addChannel(owner)).id
  folder = await mkdtemp(join(tmpdir(), 'postwright-examples-'))
  const bytes = await makePicture('png')
  await writeFile(join(folder, 'bench.png'), bytes)
  server.on('request', (_request, response) => response.setHeader('Content-Type', 'image/png').end(bytes))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  picture = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bench.png`
})

afterAll(() => server.close())

test('the page lists every operation as its contract has it', () => {
  const shown = OPERATIONS.map(({ name, method, path, scope }) => ({ name, method, path, scope }))
  expect(shown).toEqual(PUBLIC_ENDPOINTS.map(({ name, method, path, scope }) => ({ name, method, path, scope })))
})

/** Adds a post in the state that the operation needs. Returns its id. */
async function preparePost({ name }: ShownOperation): Promise<string> {
  const postId = await addDraft(owner, { text: `For ${name}`, connectionIds: [channelId] })
  if (name !== 'reschedulePost' && name !== 'cancelPost') return postId
  await callPublic(secret, `/posts/${postId}/schedule`, { method: 'POST', body: { rev: 1, when: tomorrow() } })
  return postId
}

describe.each(OPERATIONS)('$name', (operation) => {
  let postId: string
  beforeAll(async () => {
    postId = await preparePost(operation)
  })

  /** Fills in the placeholders of an example. */
  const complete = (text: string) =>
    text.replaceAll(POST_ID, postId).replaceAll(CHANNEL_ID, channelId).replaceAll(IMAGE_ADDRESS, picture)
  const environment = () => ({ cwd: folder, env: { ...process.env, [KEY_VARIABLE]: secret } })

  test('runs as a command of a shell', async () => {
    const command = complete(writeCurl(PUBLIC_API, operation)).replace('curl ', 'curl --silent --fail-with-body ')
    const { stdout } = await run('bash', ['-c', command], environment())
    expect(JSON.parse(stdout)).not.toHaveProperty('code')
  })

  test('runs as a module of JavaScript, with the same reply where it names itself', async () => {
    const file = join(folder, `${operation.name}.mjs`)
    const print = 'process.stdout.write(`${response.status} ${JSON.stringify(result)}`)'
    await writeFile(file, `${complete(writeJavaScript(PUBLIC_API, operation))}\n${print}\n`)
    const { stdout } = await run(process.execPath, [file], environment())
    expect(stdout).toMatch(/^20[01] /)
  })
})
