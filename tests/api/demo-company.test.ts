import { verifyFirebaseToken } from '@postwright/core/api/auth'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiClient } from '../../scripts/seed/api-client.ts'
import { signInWithPassword } from '../../scripts/seed/auth-emulator.ts'
import { DEMO_USER } from '../../scripts/seed/demo-accounts.ts'
import { SEED_MARK, seed } from '../../scripts/seed.ts'
import { EMULATORS } from '../support/emulators.ts'
import { database } from '../support/documents.ts'

const PLACE = {
  api: EMULATORS.api,
  auth: `http://${EMULATORS.auth}`,
  firestore: `http://${EMULATORS.firestore}`,
  project: EMULATORS.project,
}

const documentSchema = z.object({
  id: z.string(),
  postId: z.string().optional(),
  platform: z.string().optional(),
  service: z.string().optional(),
  avatar: z.string().nullish(),
  lifecycle: z.string().optional(),
  state: z.string().optional(),
  media: z.array(z.unknown()).default([]),
})

let workspaceId: string

beforeAll(async () => {
  await seed(PLACE)
  const { idToken } = await signInWithPassword(PLACE.auth, DEMO_USER.email, DEMO_USER.password)
  const { user } = await apiClient(PLACE.api, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
  workspaceId = user.defaultWorkspaceId
})

describe('the demo company', () => {
  it('has four channels, each shown as another network, all of them at the sandbox', async () => {
    const found = await documentsIn(paths.connections(workspaceId))
    expect(new Set(found.map(({ platform }) => platform)).size).toBe(4)
    expect(found.every(({ service, avatar }) => service?.endsWith('/sandboxNetwork') && avatar)).toBe(true)
  })

  it('has an owner, an editor, a contributor, an approver and a client', async () => {
    const { docs } = await database().collection(paths.members(workspaceId)).get()
    const roles = docs.map((member) => String(member.get('role'))).toSorted()
    expect(roles).toEqual(['approver', 'client', 'contributor', 'editor', 'owner'])
  })

  it('has 60 published posts with engagement, one that failed and one that is held, most of them with images', async () => {
    const found = await documentsIn(paths.posts(workspaceId))
    const past = found.filter(({ id, lifecycle }) => id.startsWith('demo-measured') && lifecycle === 'published')
    expect(past).toHaveLength(60)
    expect(past.filter(({ media }) => media.length > 0).length).toBeGreaterThan(30)
    const deliveries = await documentsIn(paths.variants(workspaceId))
    const measured = new Set((await documentsIn(paths.metrics(workspaceId))).map(({ postId }) => postId))
    expect(past.every(({ id }) => measured.has(id))).toBe(true)
    expect(deliveries.filter(({ state }) => state === 'failed').map(({ postId }) => postId)).toEqual(['demo-failed'])
    expect(deliveries.filter(({ state }) => state === 'held').map(({ postId }) => postId)).toEqual(['demo-held'])
  })

  it('has a post that waits for the approval of the team and of a client, with a question about it', async () => {
    const waiting = (await documentsIn(paths.variants(workspaceId))).filter(({ postId }) => postId === 'demo-waiting')
    expect(waiting.map(({ state }) => state)).toEqual(['scheduled'])
    const request = await database()
      .doc(`${paths.approvalRequests(workspaceId)}/demo-waiting`)
      .get()
    expect(request.get('state')).toBe('open')
    expect(await documentsIn(paths.comments(workspaceId))).toHaveLength(1)
  })

  it('is left alone when demo data are written again', async () => {
    const before = (await documentsIn(paths.posts(workspaceId))).length
    await seed(PLACE)
    expect(await documentsIn(paths.posts(workspaceId))).toHaveLength(before)
  })

  it('is reported as incomplete, with the way to start over, when the run that wrote it was interrupted', async () => {
    const [mark, first] = [database().doc(SEED_MARK), database().doc(paths.post(workspaceId, 'demo-measured-1'))]
    const stored = (await first.get()).data() ?? {}
    await mark.delete()
    await seed(PLACE)
    await first.delete()
    await expect(seed(PLACE)).rejects.toThrow('npm start -- --fresh')
    await Promise.all([mark.set({}), first.set(stored)])
  })
})

async function documentsIn(path: string) {
  const { docs } = await database().collection(path).get()
  return docs.map((found) => documentSchema.parse({ ...found.data(), id: found.id }))
}
