/** What a persona's points are. */
export const POINT_KINDS = ['goals', 'pains', 'objections'] as const

export type PointKind = (typeof POINT_KINDS)[number]
