import { RADAR_FRESH, RADAR_KEPT } from '@postwright/core/model/radar-limits'
import type { RadarSource } from '@postwright/core/model/radar'
import type { Reading } from '../ports/radar.ts'
import type { FindNeeds } from './find-source.ts'
import { failedReading } from './failed-reading.ts'
import { readWebSource } from './read-web-source.ts'

/** What a followed source says now. The first reading goes back as far as posts are kept, later ones as far as figures still change. */
export async function readSource(deps: FindNeeds, source: RadarSource): Promise<Reading> {
  const { platform, checkedAt } = source
  if (platform === null) return readWebSource(deps, source)
  const reader = deps.publicReaders[platform]
  if (!reader) return failedReading('not_public')
  const now = deps.clock.now()
  const since = checkedAt === null ? now - RADAR_KEPT : Math.max(now - RADAR_KEPT, checkedAt - RADAR_FRESH)
  return reader.read(source, since)
}
