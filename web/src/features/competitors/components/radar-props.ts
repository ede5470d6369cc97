import type { RadarSource } from '@postwright/core/model/radar'
import type { Radar } from '../data/radar.ts'

/** Props of every view of the posts. */
export type RadarProps = { radar: Radar; sources: readonly RadarSource[]; timeZone: string }
