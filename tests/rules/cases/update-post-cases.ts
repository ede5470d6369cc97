import { deleteField, doc, setDoc, Timestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { emptyDraft, POST_SCHEMA, type Post } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { type Lifecycle, lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import type { Caller } from '../../support/factories/callers.ts'
import { makePost } from '../../support/factories/post.ts'
import { ELSEWHERE, HERE, place } from '../../support/factories/world.ts'
import { draftChange, newPostFields } from './post-writes.ts'
import { commitTyped, type TypedFields } from './commit-typed.ts'
import type { RuleCase } from './rule-case.ts'

type Sample = {
  name: string
  allowed?: boolean
  caller?: Caller
  /** Fields of the post before the attempt. */
  stored?: Partial<Post>
  rev?: unknown
  fields?: DocumentData
  wid?: string
}

const LATER = Timestamp.fromMillis(Date.UTC(2030, 0, 1))
const EDITABLE: readonly Lifecycle[] = ['draft', 'scheduled', 'attention']
const text = { text: 'Another word' }

const SAMPLES: readonly Sample[] = [
  { name: 'its text', allowed: true, fields: text },
  { name: 'its text as the owner', allowed: true, caller: 'owner', fields: text },
  { name: 'nothing but the revision', allowed: true },
  { name: 'its text as a manager', allowed: true, caller: 'manager', fields: text },
  { name: 'its text as a contributor', allowed: true, caller: 'contributor', fields: text },
  ...EDITABLE.slice(1).map((lifecycle) => ({
    name: `its text as a contributor while it is ${lifecycle}`,
    caller: 'contributor' as const,
    stored: { lifecycle },
    fields: text,
  })),
  {
    name: 'its text as the owner while it is scheduled',
    allowed: true,
    caller: 'owner',
    stored: { lifecycle: 'scheduled' },
    fields: text,
  },
  {
    name: 'its text as a manager while it is scheduled',
    allowed: true,
    caller: 'manager',
    stored: { lifecycle: 'scheduled' },
    fields: text,
  },
  { name: 'its text as a client', caller: 'client', fields: text },
  { name: 'its text as an approver', caller: 'approver', fields: text },
  { name: 'its text as a viewer', caller: 'viewer', fields: text },
  { name: 'its text as a stranger', caller: 'stranger', fields: text },
  { name: 'its text as an admin who is no member', caller: 'admin', fields: text },
  { name: 'its text without signing in', caller: 'anonymous', fields: text },
  { name: 'its text in another workspace', wid: ELSEWHERE, fields: text },
  { name: 'its text at the same revision', rev: 7, fields: text },
  { name: 'its text two revisions on', rev: 9, fields: text },
  { name: 'its text at an older revision', rev: 6, fields: text },
  { name: 'its revision to a text', rev: '8', fields: text },
  { name: 'its text and the time of the change to another', fields: { ...text, updatedAt: LATER } },
  { name: 'its text and the time of the change to a number', fields: { ...text, updatedAt: 1_763_600_000_000 } },
  { name: 'its text and removes the time of the change', fields: { ...text, updatedAt: deleteField() } },
  { name: 'its author', fields: { createdBy: 'owner' } },
  { name: 'its text in the name of another member', fields: { ...text, editedBy: 'owner' } },
  { name: 'its text and removes whose change it is', fields: { ...text, editedBy: deleteField() } },
  { name: 'when it was created', fields: { createdAt: LATER } },
  { name: 'its version to one to come', fields: { schema: POST_SCHEMA + 1 } },
  { name: 'its version to the one before', fields: { schema: POST_SCHEMA - 1 } },
  { name: 'its generation', fields: { generation: 1 } },
  { name: 'its lifecycle', fields: { lifecycle: 'published' } },
  { name: 'when it is next due', fields: { nextAt: LATER } },
  { name: 'when it went out', fields: { publishedAt: LATER } },
  { name: 'its queue', fields: { queueId: 'q1' } },
  { name: 'its series', fields: { seriesId: 's1' } },
  { name: 'a key that posts do not have', fields: { pinned: true } },
  { name: 'what it has by removing its text', fields: { text: deleteField() } },
  { name: 'what it has by removing its pictures', fields: { media: deleteField() } },
  { name: 'what it has by removing its channels', fields: { connectionIds: deleteField() } },
  { name: 'what it has by removing its lifecycle', fields: { lifecycle: deleteField() } },
]

/** Attempts to edit a post at revision 7: valid ones, and ones with a single error of each kind. */
export function updatePostCases(): RuleCase[] {
  const lifecycles = lifecycleSchema.options.map((lifecycle) => ({
    name: `its text while it is ${lifecycle}`,
    stored: { lifecycle },
    fields: text,
    allowed: EDITABLE.includes(lifecycle),
  }))
  return [...[...SAMPLES, ...lifecycles].map(toCase), ...upgradeCases(), replacement(), ...fractions()]
}

function toCase(sample: Sample, index: number): RuleCase {
  const { name, allowed = false, caller = 'editor', stored, rev = 8, fields, wid = HERE } = sample
  const path = paths.post(wid, `edited-${index}`)
  return {
    name: `changes ${name}`,
    caller,
    given: [place(path, makePost({ rev: 7, ...stored }))],
    attempt: (firestore) => updateDoc(doc(firestore, path), draftChange(rev, fields, caller)),
    expected: allowed ? 'allowed' : 'denied',
  }
}

/** Replacing a post by a new one would change its author and lose the fields of the server. */
function replacement(): RuleCase {
  const path = paths.post(HERE, 'replaced')
  return {
    name: 'replaces a post by a new one',
    caller: 'editor',
    given: [place(path, makePost({ createdBy: 'owner', rev: 7 }))],
    attempt: (firestore) => setDoc(doc(firestore, path), newPostFields('editor', { rev: 8 })),
    expected: 'denied',
  }
}

/** Attempts to save a post of an older version, by current and by old clients. */
function upgradeCases(): RuleCase[] {
  const { text: _text, media: _media, connectionIds: _channels, ...added } = emptyDraft()
  const own = { publishedAt: null, queueId: null, seriesId: null, seriesDay: null, detachedAt: null, plannedAt: null }
  const upgraded = { schema: POST_SCHEMA, ...own, ...added }
  const samples = [
    { name: 'and upgrades it', fields: upgraded, allowed: true },
    // Old clients have to reload, because they leave out fields that posts have now.
    { name: 'as it is', fields: {} },
    { name: 'and upgrades it, claiming that it went out', fields: { ...upgraded, publishedAt: LATER } },
    { name: 'and upgrades it, though it went out', stored: { publishedAt: 1000 }, fields: upgraded },
  ]
  return samples.map(({ name, stored, fields, allowed = false }, index) => {
    const path = paths.post(HERE, `older-${index}`)
    const whole = makePost({ rev: 7, schema: 1 })
    const isOfThen = ([field]: [string, unknown]) => !(field in own) && !(field in added)
    const older = { ...Object.fromEntries(Object.entries(whole).filter(isOfThen)), id: whole.id }
    return {
      name: `changes an older post ${name}`,
      caller: 'editor',
      given: [place(path, { ...older, ...stored })],
      attempt: (firestore) => updateDoc(doc(firestore, path), draftChange(8, { ...text, ...fields })),
      expected: allowed ? 'allowed' : 'denied',
    }
  })
}

/** 8.0 equals 7 + 1, but the database stores it as a fraction. The first case shows that only that is refused. */
function fractions(): RuleCase[] {
  const right: TypedFields = { rev: { integerValue: '8' }, editedBy: { stringValue: 'editor' } }
  const samples: { name: string; fields: TypedFields; allowed?: boolean }[] = [
    { name: 'a post without the client library', fields: right, allowed: true },
    { name: 'its revision to a number with a point', fields: { ...right, rev: { doubleValue: 8 } } },
    { name: 'its version to a number with a point', fields: { ...right, schema: { doubleValue: POST_SCHEMA } } },
  ]
  return samples.map(({ name, fields, allowed = false }, index) => {
    const path = paths.post(HERE, `edited-typed-${index}`)
    return {
      name: `changes ${name}`,
      caller: 'editor',
      given: [place(path, makePost({ rev: 7 }))],
      attempt: (firestore) => commitTyped(firestore, 'editor', { path, fields }),
      expected: allowed ? 'allowed' : 'denied',
    }
  })
}
