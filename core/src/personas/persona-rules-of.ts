import type { PersonaPoint, PersonaRules } from '../checks/persona/persona-rules.ts'
import type { PersonaDraft } from '../model/persona.ts'
import { pointWords } from './point-words.ts'

/** Converts a persona to the rules that drafts are checked with. */
export function personaRulesOf(persona: PersonaDraft): PersonaRules {
  const { name, uses, avoids, gradeMax, pains, objections, proof } = persona
  return {
    name,
    uses,
    avoids,
    gradeMax: gradeMax === 0 ? null : gradeMax,
    pains: pains.map(pointOf),
    objections: objections.map(pointOf),
    proof,
  }
}

function pointOf(point: PersonaDraft['pains'][number]): PersonaPoint {
  return { text: point.text, words: pointWords(point) }
}
