import { deleteField, doc, setDoc, Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { POST_SCHEMA } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import type { Caller } from '../../support/factories/callers.ts'
import { ELSEWHERE, HERE } from '../../support/factories/world.ts'
import { commitTyped, type TypedFields } from './commit-typed.ts'
import { newPostFields } from './post-writes.ts'
import type { RuleCase } from './rule-case.ts'

type Sample = { name: string; allowed?: boolean; caller?: Caller; fields?: DocumentData; id?: string; wid?: string }

const LATER = Timestamp.fromMillis(Date.UTC(2030, 0, 1))

const SAMPLES: readonly Sample[] = [
  { name: 'a post as the composer begins it', allowed: true },
  { name: 'a post by the owner', allowed: true, caller: 'owner' },
  { name: 'a post by an approver', caller: 'approver' },
  { name: 'a post by a viewer', caller: 'viewer' },
  { name: 'a post in a workspace of others', caller: 'stranger' },
  { name: 'a post in another workspace by an editor of this one', wid: ELSEWHERE },
  { name: 'a post in a workspace that does not exist', wid: 'nowhere' },
  { name: 'a post by an admin who is no member', caller: 'admin' },
  { name: 'a post without signing in', caller: 'anonymous', fields: { createdBy: 'editor' } },
  { name: 'a post with an id that an address would have to escape', id: 'a post' },
  { name: 'a post with an id that is too long', id: 'p'.repeat(129) },
  { name: 'a post in the name of another member', fields: { createdBy: 'owner' } },
  { name: 'a post that another member has written', fields: { editedBy: 'owner' } },
  { name: 'a post without an author', fields: { createdBy: null } },
  { name: 'a post with a further key', fields: { pinned: true } },
  { name: 'a post that carries its id', fields: { id: 'carried' } },
  { name: 'a post of a version to come', fields: { schema: POST_SCHEMA + 1 } },
  { name: 'a post of the version before', fields: { schema: 3, labels: deleteField() } },
  { name: 'a post of version 0', fields: { schema: 0 } },
  { name: 'a post whose schema is a text', fields: { schema: '1' } },
  { name: 'a post that begins at revision 2', fields: { rev: 2 } },
  { name: 'a post that begins at revision 0', fields: { rev: 0 } },
  { name: 'a post of a later generation', fields: { generation: 1 } },
  { name: 'a post that is already published', fields: { lifecycle: 'published' } },
  { name: 'a post that is already scheduled', fields: { lifecycle: 'scheduled' } },
  { name: 'a post that is due', fields: { nextAt: LATER } },
  { name: 'a post that went out', fields: { publishedAt: LATER } },
  { name: 'a post that has the slot of a queue', fields: { queueId: 'q1' } },
  { name: 'a post of a series', fields: { seriesId: 's1', seriesDay: '2026-01-05' } },
  { name: 'a post that has not gone out', allowed: true, fields: { publishedAt: null } },
  { name: 'a post that was created at another time', fields: { createdAt: LATER } },
  { name: 'a post that was changed at another time', fields: { updatedAt: LATER } },
  { name: 'a post whose time is a number', fields: { createdAt: 1_763_600_000_000 } },
]

/** Attempts to create a post: valid ones, and ones with a single error of each kind. */
export function createPostCases(): RuleCase[] {
  const required = Object.keys(newPostFields('editor'))
  const without = required.map((key) => ({ name: `a post without ${key}`, fields: { [key]: deleteField() } }))
  return [...[...SAMPLES, ...without].map(toCase), typed(), ...fractions()]
}

function toCase({ name, allowed = false, caller = 'editor', fields, id, wid = HERE }: Sample, index: number): RuleCase {
  const path = paths.post(wid, id ?? `created-${index}`)
  return {
    name: `begins ${name}`,
    caller,
    given: [],
    // Merging lets a case leave out a key: `deleteField` on a new document makes it absent.
    attempt: (firestore) => setDoc(doc(firestore, path), newPostFields(caller, fields), { merge: true }),
    expected: allowed ? 'allowed' : 'denied',
  }
}

const TYPED_POST: TypedFields = {
  schema: { integerValue: String(POST_SCHEMA) },
  rev: { integerValue: '1' },
  createdBy: { stringValue: 'editor' },
  editedBy: { stringValue: 'editor' },
  text: { stringValue: '' },
  media: { arrayValue: {} },
  connectionIds: { arrayValue: {} },
  title: { stringValue: '' },
  comment: { stringValue: '' },
  thread: { arrayValue: {} },
  threadMedia: { arrayValue: {} },
  pollOptions: { arrayValue: {} },
  pollDuration: { integerValue: '1' },
  pollMultiple: { booleanValue: false },
  settings: { arrayValue: {} },
  overrides: { arrayValue: {} },
  labels: { arrayValue: {} },
  note: { stringValue: '' },
  linkCard: { booleanValue: true },
  chosenTime: { stringValue: '' },
  campaignId: { stringValue: '' },
  generation: { integerValue: '0' },
  lifecycle: { stringValue: 'draft' },
  nextAt: { nullValue: null },
}

/** The same post through Firestore's REST API. It shows that in the next cases, only the fraction is refused. */
function typed(): RuleCase {
  const path = paths.post(HERE, 'created-typed')
  return {
    name: 'begins a post without the client library',
    caller: 'editor',
    given: [],
    attempt: (firestore) => commitTyped(firestore, 'editor', { path, fields: TYPED_POST, times: ['createdAt'] }),
    expected: 'allowed',
  }
}

/** 1.0 is equal to 1, but it is not a whole number in the database. */
function fractions(): RuleCase[] {
  const values = { schema: POST_SCHEMA, rev: 1, generation: 0 }
  return Object.entries(values).map(([key, value]) => {
    const path = paths.post(HERE, `created-with-fraction-${key}`)
    const fields = { ...TYPED_POST, [key]: { doubleValue: value } }
    return {
      name: `begins a post whose ${key} is ${value}.0`,
      caller: 'editor',
      given: [],
      attempt: (firestore) => commitTyped(firestore, 'editor', { path, fields, times: ['createdAt'] }),
      expected: 'denied',
    }
  })
}
