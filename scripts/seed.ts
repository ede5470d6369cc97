import 'temporal-polyfill/global'
import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { beginConnection } from '@postwright/core/api/connections'
import { addressesOf } from './emulators/addresses.ts'
import type { RunPlan } from './emulators/run-plan.ts'
import { apiClient, ApiFailure } from './seed/api-client.ts'
import { grantAdmin, signInWithPassword } from './seed/auth-emulator.ts'
import { DEMO_ADMIN, DEMO_USER, type DemoAccount } from './seed/demo-accounts.ts'
import { writeDemoPosts } from './seed/demo-posts.ts'
import { writeDemoStudio } from './seed/demo-studio.ts'
import type { Desk } from './seed/desk.ts'
import { documentWriter } from './seed/document-writer.ts'
import { DEMO_COUNT, measuredPosts } from './seed/measured-posts.ts'
import { writeAsOwner } from './seed/write-as-owner.ts'

const TAKEN = ['email_exists', 'username_taken']

/**
 * Demo data through the running product: two accounts, a sandbox channel, posts in every state, and the hashtags, ideas, brand
 * kit, persona, decks, templates and contacts of a small workshop; and half a year of posts with their numbers, which no call could produce.
 * Run again on the same data it leaves the accounts alone and adds nothing else.
 */
export async function seed(run: RunPlan): Promise<void> {
  const { api: base, auth } = addressesOf(run)
  const tzid = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNew = await registerOnce(base, DEMO_USER, tzid)
  await registerOnce(base, DEMO_ADMIN, tzid)
  const admin = await signInWithPassword(auth, DEMO_ADMIN.email, DEMO_ADMIN.password)
  await grantAdmin(auth, run.project, admin.localId)
  if (!isNew) return
  const desk = await sitDown(run, tzid)
  await writeDemoStudio(desk)
  await writeDemoPosts(desk)
  await rememberMeasured(run, desk)
}

/** @returns false when the account is already there */
async function registerOnce(base: string, account: DemoAccount, tzid: string): Promise<boolean> {
  const { fullName: full_name, username, email, password } = account
  try {
    await apiClient(base, null).call(register, { full_name, username, email, password, time_zone: tzid })
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== null && TAKEN.includes(error.code)) return false
    throw error
  }
}

async function sitDown(run: RunPlan, tzid: string): Promise<Desk> {
  const { api: base, auth, firestore } = addressesOf(run)
  const { idToken, localId: uid } = await signInWithPassword(auth, DEMO_USER.email, DEMO_USER.password)
  const { access_token, user } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
  const api = apiClient(base, access_token)
  const workspaceId = user.defaultWorkspaceId
  const begun = await api.call(beginConnection, { workspaceId, platform: 'sandbox', values: { name: 'Demo channel' } })
  const [channel] = begun.step === 'connected' ? begun.connections : []
  if (!channel) throw new Error('The demo channel was not connected.')
  const documents = documentWriter(firestore, run.project, { uid, idToken })
  return { api, documents, uid, workspaceId, connectionId: channel.id, handle: channel.handle, tzid }
}

/** What best times and what worked are told from. */
async function rememberMeasured(run: RunPlan, desk: Desk): Promise<void> {
  const { firestore } = addressesOf(run)
  await writeAsOwner({ firestore, project: run.project }, measuredPosts({ ...desk, now: Date.now() }, DEMO_COUNT))
}
