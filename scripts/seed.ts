import 'temporal-polyfill/global'
import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { paths } from '@postwright/core/paths'
import { apiClient, ApiFailure } from './seed/api-client.ts'
import { grantAdmin, signInWithPassword } from './seed/auth-emulator.ts'
import { DEMO_ADMIN, DEMO_TEAM, DEMO_USER, type DemoAccount } from './seed/demo-accounts.ts'
import { campaignOf, writeDemoCampaigns } from './seed/demo-campaigns.ts'
import { openDemoChannels } from './seed/demo-channels.ts'
import { writeDemoLinkPage } from './seed/demo-link-page.ts'
import { uploadDemoPhotos } from './seed/demo-photos.ts'
import { writeDemoPosts } from './seed/demo-posts.ts'
import { demoRadar } from './seed/demo-radar.ts'
import { writeDemoProfiles } from './seed/demo-profiles.ts'
import { writeDemoScript } from './seed/demo-script.ts'
import { stoppedPosts } from './seed/demo-stopped.ts'
import { writeDemoStudio } from './seed/demo-studio.ts'
import { askForApproval, joinDemoTeam } from './seed/demo-team.ts'
import type { DemoCompany, Desk } from './seed/desk.ts'
import { documentWriter } from './seed/document-writer.ts'
import { withSums } from './seed/demo-sums.ts'
import { Failure } from './setup/failure.mjs'
import { DEMO_COUNT, DEMO_PACE, measuredPosts } from './seed/measured-posts.ts'
import { existsAsOwner, type OwnedDocument, writeAsOwner } from './seed/write-as-owner.ts'

/** The running product: its API, the emulators' addresses, and the project that they share. */
export type SeedPlace = { api: string; auth: string; firestore: string; project: string }

/** Document that is written last and shows that the demo data are complete. */
export const SEED_MARK = 'seeds/demo'

const TAKEN = ['email_exists', 'username_taken']

/**
 * Creates a small demo company through the running product: an owner, three colleagues, a client, an admin, four sandbox channels, a library and
 * posts in every state. It also gets hashtags, ideas, a brand kit, a persona, decks, templates, contacts, a link page and profiles. No call can
 * create past events, so they are written directly, without checks by the security rules: eight weeks of posts with their engagement, one that
 * failed, one that is held, and 90 days of four competitors. Idempotent: on complete data, a second run adds nothing.
 * @throws Failure if an earlier run was interrupted: its calls cannot be repeated
 */
export async function seed(place: SeedPlace): Promise<void> {
  const { api: base, auth } = place
  const tzid = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNew = await registerOnce(base, DEMO_USER, tzid)
  await registerOnce(base, DEMO_ADMIN, tzid)
  for (const account of DEMO_TEAM) await registerOnce(base, account, tzid)
  const admin = await signInWithPassword(auth, DEMO_ADMIN.email, DEMO_ADMIN.password)
  await grantAdmin(auth, place.project, admin.localId)
  if (!isNew) return requireComplete(place, tzid)
  const seat = await sitDown(place, tzid)
  const team = await joinDemoTeam(place, seat)
  const { channels, documents } = await openDemoChannels(seat)
  const library = await uploadDemoPhotos(seat)
  const company = { ...seat, ...library, channels, connectionId: channels.notes.id }
  await writeDemoStudio(company, { logo: library.logo.id, portrait: library.portrait.id })
  await writeDemoCampaigns(company)
  await writeDemoLinkPage(company)
  await writeDemoProfiles(company)
  await writeDemoScript(company)
  await writeDemoPosts(company)
  await askForApproval(company, team)
  // Written last: each of these documents starts triggers, which keep the machine busy.
  await writeAsOwner(place, [...documents, ...historyOf(company)])
  await writeAsOwner(place, [{ path: SEED_MARK, entity: { id: 'demo' } }])
}

/** Demo data from before the mark was written count as complete if they have the first post of the history. */
async function requireComplete(place: SeedPlace, tzid: string): Promise<void> {
  if (await existsAsOwner(place, SEED_MARK)) return
  const { workspaceId } = await sitDown(place, tzid)
  if (await existsAsOwner(place, paths.post(workspaceId, 'demo-measured-1'))) return
  throw new Failure(
    'The demo data are incomplete because an earlier run was interrupted. Delete the local data and start over with npm start -- --fresh.',
  )
}

/** Registers an account. @returns false if its email address or username is taken */
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

async function sitDown(place: SeedPlace, tzid: string): Promise<Omit<Desk, 'connectionId'>> {
  const { api: base, auth, firestore, project } = place
  const { idToken, localId: uid } = await signInWithPassword(auth, DEMO_USER.email, DEMO_USER.password)
  const { access_token, user } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
  const documents = documentWriter(firestore, project, { uid, idToken })
  return { api: apiClient(base, access_token), documents, uid, workspaceId: user.defaultWorkspaceId, tzid }
}

/**
 * Returns eight weeks of measured posts with their sums, from which best times and results are computed, the two posts that were not published, and
 * the radar's sources.
 */
function historyOf(company: DemoCompany): OwnedDocument[] {
  const { photos, page, notes, business } = company.channels
  const channels = {
    withPhoto: [[photos, page], [photos], [photos, notes]],
    withoutPhoto: [[notes], [notes, business]],
  }
  const now = Date.now()
  const measured = measuredPosts({ ...company, channels, now, campaignOf }, DEMO_COUNT, DEMO_PACE)
  return [...withSums(measured, { ...company, now }), ...stoppedPosts(company), ...demoRadar({ ...company, now })]
}
