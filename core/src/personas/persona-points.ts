import type { PersonaDraft } from '../model/persona.ts'

export const POINT_KINDS = ['goals', 'pains', 'objections'] as const

export type PointKind = (typeof POINT_KINDS)[number]

/** Returns the changed fields when a point is removed: quotes that supported only this point are removed with it. */
export function withoutPoint(persona: PersonaDraft, kind: PointKind, id: string): Partial<PersonaDraft> {
  return {
    [kind]: persona[kind].filter((point) => point.id !== id),
    evidence: persona.evidence
      .map((each) => ({ ...each, points: each.points.filter((point) => point !== id) }))
      .filter(({ points }, at) => points.length > 0 || persona.evidence[at]?.points.length === 0),
  }
}
