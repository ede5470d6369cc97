import type { PersonaRules } from '../checks/persona/persona-rules.ts'

const WORDS_MAX = 40
const PROOF: Record<PersonaRules['proof'][number], string> = {
  number: 'figures',
  quote: 'quotes',
  link: 'links to sources',
  name: 'names of customers',
}

/** The readers that a text is for, line by line; empty lines say nothing. */
export function personaLines({ name, uses, avoids, gradeMax, pains, objections, proof }: PersonaRules): string[] {
  return [
    `Readers: ${name}.`,
    listed('They say', uses),
    listed('They are put off by', avoids),
    gradeMax === null ? '' : `They read with ease up to school grade ${gradeMax}.`,
    listed(
      'What troubles them',
      pains.map(({ text }) => text),
    ),
    listed(
      'What they object',
      objections.map(({ text }) => text),
    ),
    listed(
      'They believe',
      proof.map((kind) => PROOF[kind]),
    ),
  ]
}

function listed(label: string, words: readonly string[]): string {
  return words.length === 0 ? '' : `${label}: ${words.slice(0, WORDS_MAX).join(', ')}.`
}
