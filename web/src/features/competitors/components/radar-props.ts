import type { RadarSource } from '@postwright/core/model/radar'
import type { Radar } from '../data/radar.ts'

/** The parts that every view of the posts is made of. */
export type RadarProps = { radar: Radar; sources: readonly RadarSource[]; timeZone: string }
