import type { followRadarSource, previewRadarSource } from '@postwright/core/api/radar'
import { radarSources } from '@postwright/core/collections/radar-sources'
import type { OutputOf } from '@postwright/core/endpoint'
import { type RadarSource, RADAR_RETENTION, RADAR_PREVIEW_MAX, RADAR_SOURCES_MAX } from '@postwright/core/model/radar'
import { planNext } from '@postwright/core/radar/radar-reading'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { planMonths } from './check-source.ts'
import { type FindNeeds, findSource, type FoundSource } from './find-source.ts'
import { toRadarPosts } from './to-radar-posts.ts'

type Needs = FindNeeds & Pick<Deps, 'radar' | 'transact' | 'countGuards' | 'members' | 'workspaces'>

/**
 * Recognizes a source at an address without storing anything.
 * @throws the codes of the contract
 */
export async function previewSource(
  deps: Needs,
  caller: Caller,
  { workspaceId, address }: z.output<typeof previewRadarSource.input>,
): Promise<OutputOf<typeof previewRadarSource>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const { kind, platform, readUrl, found } = await findSource(deps, address)
  const sourceId = hashId([readUrl])
  const now = deps.clock.now()
  const posts = toRadarPosts(found.posts, now).filter(({ publishedAt }) => publishedAt > now - RADAR_RETENTION)
  return {
    sourceId,
    name: found.name,
    kind,
    platform,
    address: found.address,
    followers: found.followers,
    count: posts.length,
    posts: posts.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, RADAR_PREVIEW_MAX),
    isFollowed: (await findFollowed(deps, workspaceId, readUrl)) !== null,
  }
}

/**
 * Follows a source and stores its current posts.
 * @throws the codes of the contract
 */
export async function followSource(
  deps: Needs,
  caller: Caller,
  { workspaceId, address, name }: z.output<typeof followRadarSource.input>,
): Promise<OutputOf<typeof followRadarSource>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const found = await findSource(deps, address)
  const followed = await findFollowed(deps, workspaceId, found.readUrl)
  if (followed) return { source: followed }
  return { source: await deps.transact((tx) => followIn(deps, tx, { workspaceId, caller, found, name })) }
}

/** Finds the source with an address; an imported source has a different kind of ID. */
async function findFollowed({ radar }: Needs, workspaceId: string, readUrl: string): Promise<RadarSource | null> {
  return (await radar.list(workspaceId)).find((source) => source.readUrl === readUrl) ?? null
}

type Order = { workspaceId: string; caller: Caller; found: FoundSource; name: string }

async function followIn(deps: Needs, tx: Tx, { workspaceId, caller, found, name }: Order): Promise<RadarSource> {
  const { kind, platform, readUrl, found: read } = found
  const id = hashId([readUrl])
  const known = await deps.radar.getIn(tx, workspaceId, id)
  if (known) return known
  const count = await requireRoomIn(deps, tx, workspaceId)
  const now = deps.clock.now()
  const source: RadarSource = {
    ...newDocument(deps.clock, { id, schema: radarSources.version, createdBy: caller.uid }),
    name: name || read.name,
    kind,
    platform,
    address: read.address,
    readUrl,
    ...planNext(id, now),
    problem: 'none',
    failures: 0,
    checkedAt: now,
    ...read.marks,
    followers: read.followers,
  }
  const save = await planMonths(deps, tx, { workspaceId, source, posts: toRadarPosts(read.posts, now) })
  count()
  deps.radar.createIn(tx, workspaceId, source)
  save()
  return source
}

/**
 * Checks that a workspace has room for another source. The returned function counts the new one.
 * @throws `list_full`
 */
export async function requireRoomIn(
  { radar, countGuards }: Pick<Deps, 'radar' | 'countGuards'>,
  tx: Tx,
  workspaceId: string,
): Promise<() => void> {
  const count = await countGuards.readIn(tx, 'radarSources', workspaceId)
  if ((await radar.countIn(tx, workspaceId)) >= RADAR_SOURCES_MAX) {
    throw new AppError('list_full', { detail: fillWords(DETAIL_WORDS.limit.sources, { max: RADAR_SOURCES_MAX }) })
  }
  return count
}
