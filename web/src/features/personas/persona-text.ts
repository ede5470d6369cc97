import type { PersonaDraft } from '@postwright/core/model/persona'

/** Returns a persona as plain lines, to compare two versions. */
export function personaText({ name, summary, context, goals, pains, objections, uses, avoids }: PersonaDraft): string {
  const points = [...goals, ...pains, ...objections].map(({ text }) => text)
  return [name, summary, context, ...points, uses.join(', '), avoids.join(', ')]
    .filter((line) => line !== '')
    .join('\n')
}
