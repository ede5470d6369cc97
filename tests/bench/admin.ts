import 'temporal-polyfill/global'
import { initializeApp } from 'firebase-admin/app'
import { type CollectionReference, initializeFirestore } from 'firebase-admin/firestore'
import { adminRequests } from '@postwright/core/collections/admin-requests'
import { auditLog } from '@postwright/core/collections/audit-log'
import { personIndex } from '@postwright/core/collections/person-index'
import { variants } from '@postwright/core/collections/variants'
import { WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { PERSON_ENTRY_SCHEMA } from '@postwright/core/model/person-entry'
import { describePerson } from '@postwright/core/people/person-entry'
import { listAdminRequests } from '../../functions/src/domain/admin-requests/list-requests.ts'
import { listFailedPosts } from '../../functions/src/domain/failed-posts/failed-posts.ts'
import { listPeople } from '../../functions/src/domain/people/list-people.ts'
import { createAdminStores } from '../../functions/src/compose/deps-by-area.ts'
import { createWorkspaceStore } from '../../functions/src/store/members.ts'
import { createPersonIndexStore } from '../../functions/src/store/person-index.ts'
import { createPublishLogStore } from '../../functions/src/store/publish-log.ts'
import { createSessionStore } from '../../functions/src/store/sessions.ts'
import { createUserStore } from '../../functions/src/store/users.ts'
import { createVariantStore } from '../../functions/src/store/variants.ts'
import { createRefs, type Refs } from '../../functions/src/store/refs.ts'
import { countFirestore } from '../support/count-firestore.ts'
import { makeAuditEntry } from '../support/factories/audit-entry.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { print } from './dispatch/print.ts'

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? '20000')
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? '100000')
const OTHERS = 2_000
const ROUNDS = 5
const PAGE = 50
const MINUTE = 60_000
const FIRST = ['Anna', 'Bénédicte', 'Chidi', 'Dana', 'Erik', 'Fatima', 'Grzegorz', 'Hana']
const LAST = ['Smith', 'Smithson', 'Okafor', 'Núñez', 'Wójcik', 'Lovelace', 'Tanaka', 'Berg', 'Rosenberg']
const ACTIONS = ['role_set', 'session_ended', 'post_deleted', 'plan.saved', 'connection.connected']

const now = Date.now()

/** Writes documents in bulk and prints the progress. */
async function seed(refs: Refs, name: string, count: number, write: (at: number, writer: Writer) => void) {
  const writer = refs.db.bulkWriter({ throttling: false })
  for (let at = 0; at < count; at += 1) {
    write(at, writer)
    if (at % 5_000 === 4_999) {
      await writer.flush()
      print(`${name}: ${at + 1} of ${count}`)
    }
  }
  await writer.close()
}
type Writer = ReturnType<Refs['db']['bulkWriter']>

async function seedAll(refs: Refs): Promise<void> {
  const [people, log, requests] = [refs.described(personIndex), refs.described(auditLog), refs.described(adminRequests)]
  await seed(refs, 'people', PEOPLE, (at, writer) => {
    const uid = `p${String(at).padStart(7, '0')}`
    const user = makeUser({
      id: uid,
      fullName: `${FIRST[at % FIRST.length]} ${LAST[(at * 7) % LAST.length]}`,
      username: `user${at}`,
      email: `user${at}@${at % 2 === 0 ? 'example.com' : 'mail.example'}`,
      createdAt: now - at * MINUTE,
      role: at % 500 === 0 ? 'admin' : 'user',
    })
    const facts = describePerson({ user, workspaces: [{ id: `w${at}`, name: `Studio ${at}` }], subscription: null })
    void writer.create(people.doc(uid), { ...makeBase(uid), schema: PERSON_ENTRY_SCHEMA, ...facts })
  })
  await seed(refs, 'audit log', ENTRIES, (at, writer) => {
    const id = `e${String(at).padStart(8, '0')}`
    const actorUid = `p${String(at % PEOPLE).padStart(7, '0')}`
    const action = ACTIONS[at % ACTIONS.length] ?? 'role_set'
    const entry = makeAuditEntry({ id, action, actorUid, people: [actorUid], createdAt: now - at * 1_000 })
    void writer.create(log.doc(id), { ...entry, workspaceId: `w${at % PEOPLE}` })
  })
  await seed(refs, 'failed posts', OTHERS, (at, writer) => {
    const variant = makeVariant({ postId: `post${at}`, workspaceId: `w${at}`, state: 'failed', plannedBy: null })
    void writer.create(refs.described(variants, `w${at}`).doc(variant.id), { ...variant, updatedAt: now - at * MINUTE })
  })
  await seed(refs, 'requests', OTHERS, (at, writer) => {
    const id = `request${at}`
    const person = `p${String(at % PEOPLE).padStart(7, '0')}`
    void writer.create(requests.doc(id), {
      ...makeBase(id),
      act: { kind: 'delete_person', when: 'after_grace' },
      subject: person,
      personUid: person,
      reason: 'Asked by mail',
      askedBy: 'p0000000',
      state: 'waiting',
      decidedBy: null,
      note: '',
      closesAt: now + (at % 2 === 0 ? 1 : -1) * (at + 1) * MINUTE,
    })
  })
}

function createStores(refs: Refs) {
  const clock = { now: () => Date.now(), sleep: () => Promise.resolve() }
  const publishLog = createPublishLogStore(refs, clock, { random: () => crypto.randomUUID() })
  return {
    ...createAdminStores(refs, clock),
    clock,
    logger: console,
    publishLog,
    personIndex: createPersonIndexStore(refs, clock),
    sessions: createSessionStore(refs, clock),
    users: createUserStore(refs, clock),
    variants: createVariantStore(refs, clock, publishLog),
    workspaces: createWorkspaceStore(refs, clock),
  }
}

async function main(): Promise<void> {
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' })
  const refs = createRefs(initializeFirestore(app, { preferRest: false }), console)
  const deps = createStores(refs)
  await seedAll(refs)
  const { effort } = countFirestore(refs.db)
  const people = (more: object) => async () =>
    (await listPeople(deps, { filter: 'all', sort: 'newest', ...more })).people.length
  const log = (more: object) => async () =>
    (await deps.auditEntries.listFiltered({ ...WHOLE_LOG, ...more }, { after: null, limit: PAGE })).length
  const failed = (more: object) => async () => (await listFailedPosts(deps, { state: 'failed', ...more })).posts.length
  // Baseline: one sorted page from the database alone. The emulator has no index and reads every document.
  const bare = (collection: CollectionReference) => async () =>
    (await collection.orderBy('createdAt', 'desc').limit(PAGE).get()).size
  const reads: readonly [string, () => Promise<number>][] = [
    ['a bare query of people', bare(refs.db.collection(refs.described(personIndex).path))],
    ['a bare query of the audit log', bare(refs.db.collection(refs.described(auditLog).path))],
    ['people, newest first', people({})],
    ['people, by name', people({ sort: 'name' })],
    ['people, admins', people({ filter: 'admins' })],
    ['people, "smith"', people({ query: 'smith' })],
    ['people, "user777"', people({ query: 'user777' })],
    ['people, "smith anna"', people({ query: 'smith anna' })],
    ['people, "nobody at all"', people({ query: 'nobody at all' })],
    ['audit log, whole', log({})],
    ['audit log, a person', log({ person: 'p0000007' })],
    ['audit log, an action', log({ action: 'plan.saved' })],
    ['audit log, a workspace', log({ workspaceId: 'w7' })],
    ['audit log, a day', log({ from: now - 86_400_000, until: now - 43_200_000 })],
    [
      'audit log, person, action and time',
      log({ person: 'p0000007', action: 'post_deleted', from: now - 864_000_000 }),
    ],
    ['requests, waiting', async () => (await listAdminRequests(deps, { of: 'waiting' })).requests.length],
    ['requests, closed', async () => (await listAdminRequests(deps, { of: 'closed' })).requests.length],
    ['failed posts', failed({})],
    ['failed posts, a network', failed({ platform: 'sandbox' })],
    ['failed posts, a workspace', failed({ workspaceId: 'w7' })],
  ]
  print(`\n${PEOPLE} people, ${ENTRIES} audit entries\n`)
  for (const [name, read] of reads) {
    const times: number[] = []
    const before = effort()
    let shown = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now()
      shown = await read()
      times.push(performance.now() - begun)
    }
    const after = effort()
    const cost = (after.reads + after.indexReads - before.reads - before.indexReads) / ROUNDS
    const [median = 0] = times.toSorted((one, other) => one - other).slice(Math.floor(ROUNDS / 2))
    print(
      `${name.padEnd(38)} ${median.toFixed(0).padStart(6)} ms (most ${Math.max(...times).toFixed(0)} ms), ${shown} shown, ${cost} reads`,
    )
  }
}

await main()
