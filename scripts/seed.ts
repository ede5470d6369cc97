import 'temporal-polyfill/global'
import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
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
import { DEMO_COUNT, DEMO_PACE, measuredPosts } from './seed/measured-posts.ts'
import { type OwnedDocument, writeAsOwner } from './seed/write-as-owner.ts'

/** The running product: its API, the emulators' addresses, and the project that they share. */
export type SeedPlace = { api: string; auth: string; firestore: string; project: string }

const TAKEN = ['email_exists', 'username_taken']

/**
 * A small company at work, made through the running product: an owner, three colleagues, a client and an admin, four channels that live at the sandbox, a library, posts in
 * every state, and its hashtags, ideas, brand kit, persona, decks, templates, contacts, link page and profiles. What has happened long ago can be
 * produced by no call and is written past the rules: eight weeks of posts with their engagement, one that failed and one that is held, and 90 days of
 * four competitors.
 * Run again on the same data it leaves the accounts alone and adds nothing else.
 */
export async function seed(place: SeedPlace): Promise<void> {
  const { api: base, auth } = place
  const tzid = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNew = await registerOnce(base, DEMO_USER, tzid)
  await registerOnce(base, DEMO_ADMIN, tzid)
  for (const account of DEMO_TEAM) await registerOnce(base, account, tzid)
  const admin = await signInWithPassword(auth, DEMO_ADMIN.email, DEMO_ADMIN.password)
  await grantAdmin(auth, place.project, admin.localId)
  if (!isNew) return
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
  // Last: triggers follow each of these documents, and take the machine meanwhile.
  await writeAsOwner(place, [...documents, ...historyOf(company)])
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

async function sitDown(place: SeedPlace, tzid: string): Promise<Omit<Desk, 'connectionId'>> {
  const { api: base, auth, firestore, project } = place
  const { idToken, localId: uid } = await signInWithPassword(auth, DEMO_USER.email, DEMO_USER.password)
  const { access_token, user } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
  const documents = documentWriter(firestore, project, { uid, idToken })
  return { api: apiClient(base, access_token), documents, uid, workspaceId: user.defaultWorkspaceId, tzid }
}

/** Eight weeks of posts, from which best times and what worked are told, and the two that stopped on their way. */
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
