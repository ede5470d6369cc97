import { COLLECTIONS } from '@postwright/core/collections/collections'
import type { Collection, MediaField } from '@postwright/core/collections/collection'
import { isBelow } from '@postwright/core/collections/field-paths'
import { users } from '@postwright/core/collections/users'
import { workspaces } from '@postwright/core/collections/workspaces'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { purgeAccount } from '../../functions/src/domain/accounts/account-purge.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { sampleEntity } from '../support/sample-entity.ts'
import { pictureLayer } from '../unit/scene/sample-scene.ts'

type Place = (typeof COLLECTIONS)[number]

/** Fields for samples whose first kind of item has no image. */
const PICTURED: Record<string, object> = { slides: { layers: [pictureLayer('photo1')] } }
/** Settled, because the background deletes waiting deliveries to a webhook that does not exist. */
const SETTLED = { state: 'arrived', dueAt: null }
const VARIANT = 'sample-variants'
const OTHER = 'another-picture'
const entities = COLLECTIONS.filter((each) => 'schema' in each)
const exported = entities.filter((each) => each.export !== 'nothing')
const withMedia = entities.flatMap((each) => (each.media ?? []).map((field) => ({ each, field })))
const lasting = new Set(['kept', 'renamed'])

let deps: Deps
let ada: TestCaller
beforeAll(async () => {
  deps = await createLocalDeps()
  ada = await createCaller()
  for (const place of COLLECTIONS) await write(place, place.name === 'hookDeliveries' ? SETTLED : {})
})
// A sample that outlives its person is seen by everybody: a plan would be on offer in the browser tests.
afterAll(async () => {
  const left = COLLECTIONS.filter((place) => place !== users && place !== workspaces)
  await Promise.all(left.map((place) => database().doc(pathOf(place)).delete()))
})

/** The path of a sample of ada's in a collection. */
function pathOf(place: Place): string {
  if (place === users) return paths.user(ada.uid)
  if (place === workspaces) return paths.workspace(ada.workspaceId)
  const { deletion, name } = place
  const isOfVariant = typeof deletion === 'object' && deletion.of === 'variant'
  const id = isOfVariant ? VARIANT : place.path.length > 0 ? `sample-${name}` : `sample-${name}-${ada.uid}`
  return `${place.path(isBelow(place, users) ? ada.uid : ada.workspaceId)}/${id}`
}

/** Fields that make a document ada's, as its collection describes deletion. */
function ownership({ deletion }: Place): Record<string, string> {
  if (typeof deletion !== 'object' || deletion.of === 'variant') return {}
  return { [deletion.field]: { workspace: ada.workspaceId, person: ada.uid, address: ada.email }[deletion.of] }
}

async function write(place: Place, fields: object = {}): Promise<void> {
  if (place === users || place === workspaces) return
  if (!('schema' in place)) return setFields(pathOf(place), ownership(place))
  const [partOf] = place.partOf ?? []
  const whole = partOf && named(partOf.field, `sample-${partOf.collection}`)
  const entity = sampleEntity(place, { ...ownership(place), ...whole, ...fields })
  await database().doc(pathOf(place)).withConverter(converterFor(place)).set(entity)
}

/** Fields with the id of the document that a sample is part of. */
function named(field: string, id: string): object {
  return field === 'subject.postId' ? { subject: { kind: 'post', postId: id } } : { [field]: id }
}

describe('a collection that is only described', () => {
  test.each(exported.map((each) => [each.name, each] as const))('%s is in the export', async (name, each) => {
    const owner = await deps.users.get(ada.uid)
    const account = owner && (await deps.exportData.accountOf(owner))
    const workspace = await deps.exportData.workspaceOf(ada.workspaceId)
    const documents = { ...account?.documents, ...workspace.documents }[name] ?? []
    expect(documents.map(({ id }) => id)).toContain(pathOf(each).split('/').at(-1))
  })

  test('has nothing in the export that its description keeps out', async () => {
    const workspace = await deps.exportData.workspaceOf(ada.workspaceId)
    const kept = entities.filter((each) => each.export === 'nothing').map(({ name }) => name)
    expect(Object.keys(workspace.documents).filter((name) => kept.includes(name))).toEqual([])
  })

  test.each(withMedia.map(({ each, field }) => [`${each.name} ${field.ids}`, each, field] as const))(
    '%s needs its pictures as long as it says so',
    async (name, each, field) => {
      const mediaId = `picture-${name.replaceAll(/\W/g, '')}`
      const isUsed = () => deps.transact((tx) => deps.mediaUse.isUsedIn(tx, ada.workspaceId, mediaId))
      expect(await isUsed()).toBe(false)
      await write(each, naming(each, field, mediaId, true))
      expect(await isUsed()).toBe(true)
      await write(each, naming(each, field, mediaId, false))
      expect(await isUsed()).toBe(false)
    },
  )

  test('goes with the account or the workspace that it belongs to', async () => {
    const going = COLLECTIONS.filter(({ deletion }) => typeof deletion === 'object' || !lasting.has(deletion))
    for (const place of going) expect(await fieldsOf(pathOf(place)), place.name).toBeDefined()
    await purgeAccount(deps, { id: ada.uid, email: ada.email })
    for (const place of going) expect(await fieldsOf(pathOf(place)), place.name).toBeUndefined()
  })
})

/** Fields of a sample that names the picture, in a state in which it needs it or not. */
function naming(each: Collection, field: MediaField, mediaId: string, isNeeded: boolean): Record<string, unknown> {
  const { ids, neededWhile } = field
  const named = z
    .record(z.string(), z.unknown())
    .parse(replaced(sampleEntity(each, PICTURED[each.name]), ids.split('.'), mediaId))
  // Without `neededWhile`, an image is needed as long as it is named.
  if (!neededWhile)
    return isNeeded ? named : z.record(z.string(), z.unknown()).parse(replaced(named, ids.split('.'), OTHER))
  const states = z.object({ options: z.array(z.string()) }).parse(shapeOf(each)[neededWhile.field]).options
  const state = states.find((option) => neededWhile.in.includes(option) === isNeeded)
  return { ...named, [neededWhile.field]: state }
}

function shapeOf({ schema }: Collection): Record<string, unknown> {
  return z.object({ shape: z.record(z.string(), z.unknown()) }).parse(schema).shape
}

function replaced(value: unknown, [name, ...rest]: string[], leaf: string): unknown {
  if (name === undefined) return leaf
  if (name === '*')
    return z
      .array(z.unknown())
      .parse(value)
      .map((item) => replaced(item, rest, leaf))
  const fields = z.record(z.string(), z.unknown()).parse(value)
  return { ...fields, [name]: replaced(fields[name], rest, leaf) }
}
