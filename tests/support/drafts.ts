import { connectSandbox } from './connect.ts'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import type { Connection } from '@postwright/core/model/connection'
import { type Campaign, emptyCampaign } from '@postwright/core/model/campaign'
import type { LinkPage } from '@postwright/core/model/link-page'
import { emptyPersona, type PersonaDraft } from '@postwright/core/model/persona'
import type { Post } from '@postwright/core/model/post'
import type { Profile } from '@postwright/core/model/profile'
import type { Script } from '@postwright/core/model/script'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'
import { fieldsOf, setFields } from './documents.ts'
import { makeLinkPage, makeLinks } from './factories/link-page.ts'
import { makePost } from './factories/post.ts'
import { makeProfile } from './factories/profile.ts'
import { makeScript } from './factories/script.ts'
import type { Scene } from '@postwright/core/scene/scene'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'

const DAY = 24 * 60 * 60 * 1000

/** A draft as the client writes it, bypassing the rules. */
export async function addDraft({ workspaceId, uid }: TestCaller, draft: Partial<Post> = {}): Promise<string> {
  const { id: _id, ...fields } = makePost({ createdBy: uid, ...draft })
  const id = `post${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  await setFields(paths.post(workspaceId, id), { ...fields, ...times })
  return id
}

/** Connects a sandbox channel, by default with a unique name. */
export async function addChannel(
  caller: TestCaller,
  name = `Channel ${randomBytes(4).toString('hex')}`,
): Promise<Connection> {
  return dataOf(await connectSandbox(caller, { workspaceId: caller.workspaceId, name }))
}

/** A group of hashtags as the client writes it, bypassing the rules. */
export async function addHashtagGroup({ workspaceId, uid }: TestCaller): Promise<string> {
  const id = `group${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const fields = { name: 'Woodwork', hashtags: ['oak', 'walnut'], schema: 1, rev: 1, createdBy: uid }
  await setFields(`${paths.hashtagGroups(workspaceId)}/${id}`, { ...fields, ...times })
  return id
}

/** A brand kit as the client writes it, bypassing the rules. */
export async function addBrandKit(
  { workspaceId, uid }: TestCaller,
  fields: Partial<BrandKitDraft> = {},
): Promise<string> {
  const id = `kit${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const draft = { ...emptyBrandKit('Juniper workshop', 0), ...fields }
  await setFields(paths.brandKit(workspaceId, id), { ...draft, schema: 2, rev: 1, createdBy: uid, ...times })
  return id
}

const PRICE: PersonaDraft['objections'][number] = {
  id: 'price',
  text: 'It costs more than a new plane',
  words: ['price', 'cost'],
  count: 34,
  of: 300,
}

/** A persona with an objection and its quote as the client writes it, bypassing the rules. */
export async function addPersona(
  { workspaceId, uid }: TestCaller,
  fields: Partial<PersonaDraft> = {},
): Promise<string> {
  const id = `persona${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const evidence = [{ id: 'quote', quote: 'I cannot afford it', source: 'A review', url: '', points: [PRICE.id] }]
  const draft = { ...emptyPersona('Careful Carla'), objections: [PRICE], evidence, ...fields }
  await setFields(`${paths.personas(workspaceId)}/${id}`, { ...draft, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

/** A campaign as the client writes it, bypassing the rules. */
export async function addCampaign({ workspaceId, uid }: TestCaller, fields: Partial<Campaign> = {}): Promise<string> {
  const id = `campaign${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const draft = { ...emptyCampaign('Spring launch'), utmCampaign: '', ...fields }
  await setFields(paths.campaign(workspaceId, id), { ...draft, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

/** A link page with one link as the client writes it, bypassing the rules. */
export async function addLinkPage({ workspaceId, uid }: TestCaller, fields: Partial<LinkPage> = {}): Promise<string> {
  const id = `page${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const { id: _id, ...page } = makeLinkPage({ blocks: [makeLinks('https://example.com/')], ...fields })
  await setFields(paths.linkPage(workspaceId, id), { ...page, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

/** A profile with a name and a bio as the client writes it, bypassing the rules. */
export async function addProfile({ workspaceId, uid }: TestCaller, fields: Partial<Profile> = {}): Promise<string> {
  const id = `profile${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const { id: _id, ...profile } = makeProfile('linkedin', { name: 'Ada Wright', bio: 'I make oak tables.', ...fields })
  await setFields(paths.profile(workspaceId, id), { ...profile, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

/** A script of a film as the client writes it, bypassing the rules. */
export async function addScript({ workspaceId, uid }: TestCaller, fields: Partial<Script> = {}): Promise<string> {
  const id = `script${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const { id: _id, ...script } = makeScript(fields)
  await setFields(paths.script(workspaceId, id), { ...script, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

/** A master bio as the client writes it, bypassing the rules. */
export async function addMasterBio({ workspaceId, uid }: TestCaller): Promise<string> {
  const id = `bio${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const bio = {
    name: 'Ada Wright',
    headline: 'Furniture maker',
    bio: 'I make oak tables.',
    link: 'https://example.com/',
  }
  await setFields(paths.masterBio(workspaceId, id), { ...bio, schema: 1, rev: 1, createdBy: uid, ...times })
  return id
}

const ONE_SLIDE = sceneOf(slideOf('first', [shapeLayer('lamp')]))

/** Stores a deck, by default with one slide, as the client writes it, bypassing the rules. */
export async function addDeck(
  { workspaceId, uid }: TestCaller,
  name = 'Workshop tips',
  { deck, slides }: Scene = ONE_SLIDE,
): Promise<string> {
  const id = `deck${randomBytes(6).toString('hex')}`
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() }
  const base = { schema: 1, rev: 1, createdBy: uid, editedBy: uid, ...times }
  const fields = { brandKitId: '', templateId: '', folder: '', labels: [], campaignId: '', thumbnail: '' }
  for (const { id: slideId, ...slide } of slides) {
    await setFields(paths.slide(workspaceId, `${id}-${slideId}`), { ...slide, deckId: id, ...base })
  }
  await setFields(paths.deck(workspaceId, id), { ...deck, name, ...fields, ...base, schema: 2 })
  return id
}

/** This time tomorrow in UTC. */
export function tomorrow(): { kind: 'at'; local: string; tzid: string } {
  return { kind: 'at', local: new Date(Date.now() + DAY).toISOString().slice(0, 16), tzid: 'UTC' }
}

/** Sets fields of a variant, for states that no call produces on demand. */
export async function setVariant(
  { workspaceId }: TestCaller,
  postId: string,
  connectionId: string,
  fields: Record<string, unknown>,
): Promise<{ id: string; rev: number }> {
  const id = variantId(postId, connectionId)
  await setFields(paths.variant(workspaceId, id), fields)
  const rev: unknown = (await fieldsOf(paths.variant(workspaceId, id)))?.['rev']
  return { id, rev: Number(rev) }
}
