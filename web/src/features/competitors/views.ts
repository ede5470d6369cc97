export const RADAR_VIEWS = ['overview', 'topics', 'alerts', 'top', 'sources'] as const
export type RadarView = (typeof RADAR_VIEWS)[number]
