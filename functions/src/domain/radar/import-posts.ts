import type { importRadarPosts as contract } from '@postwright/core/api/radar'
import { radarSources } from '@postwright/core/collections/radar-sources'
import type { OutputOf } from '@postwright/core/endpoint'
import { type RadarSource, RADAR_RETENTION } from '@postwright/core/model/radar'
import { DAY } from '@postwright/core/time/utc-day'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { FoundPost } from '../ports/public-readers.ts'
import type { Tx } from '../ports/documents.ts'
import { planMonths } from './check-source.ts'
import { requireRoomIn } from './follow-source.ts'
import { toRadarPosts } from './to-radar-posts.ts'

type Needs = Pick<Deps, 'radar' | 'transact' | 'clock' | 'countGuards' | 'members' | 'workspaces'>
type Input = z.output<typeof contract.input>

/**
 * Adds rows of a table to a source; the first rows create it.
 * @throws the codes of the contract
 */
export async function importPosts(deps: Needs, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, input.workspaceId, 'edit_library')
  const now = deps.clock.now()
  const kept = input.rows.filter(({ publishedAt }) => publishedAt > now - RADAR_RETENTION && publishedAt <= now + DAY)
  const posts = toRadarPosts(kept.map(toFound), now)
  const source = await deps.transact(async (tx) => {
    const found = await findTableIn(deps, tx, caller, input)
    const save = await planMonths(deps, tx, { workspaceId: input.workspaceId, source: found.source, posts })
    const stored = found.save()
    save()
    return stored
  })
  return { source, left: input.rows.length - kept.length }
}

async function findTableIn(
  deps: Needs,
  tx: Tx,
  caller: Caller,
  { workspaceId, sourceId, name, platform }: Input,
): Promise<{ source: RadarSource; save: () => RadarSource }> {
  const now = deps.clock.now()
  const known = await deps.radar.getIn(tx, workspaceId, sourceId)
  if (known) {
    if (known.kind !== 'table') throw new AppError('not_found', { message: `${sourceId} is no table` })
    return { source: known, save: () => deps.radar.updateIn(tx, workspaceId, known, { checkedAt: now }) }
  }
  const count = await requireRoomIn(deps, tx, workspaceId)
  const source: RadarSource = {
    ...newDocument(deps.clock, { id: sourceId, schema: radarSources.version, createdBy: caller.uid }),
    name,
    kind: 'table',
    platform,
    address: '',
    readUrl: '',
    state: 'fine',
    problem: 'none',
    failures: 0,
    checkedAt: now,
    // Old posts of tables are removed by the step that reads the other sources.
    nextAt: now + DAY,
    etag: '',
    lastModified: '',
    followers: null,
  }
  const save = () => {
    count()
    deps.radar.createIn(tx, workspaceId, source)
    return source
  }
  return { source, save }
}

/** Converts a row to a post, identified by its link; without one, by its time and text. */
function toFound({ text, publishedAt, link, ...counts }: Input['rows'][number]): FoundPost {
  const id = link === '' ? JSON.stringify([publishedAt, text]) : link
  const figures = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined))
  return { id, text, link, publishedAt, format: 'text', tags: null, ...figures }
}
