import type { PersonaDraft } from '@postwright/core/model/persona'

/** The questions of the guide, in order. */
export const GUIDE_STEPS = ['who', 'goals', 'pains', 'objections', 'words', 'proof', 'reading'] as const

export type GuideStep = (typeof GUIDE_STEPS)[number]

const IS_ANSWERED: Record<GuideStep, (persona: PersonaDraft) => boolean> = {
  who: ({ summary, context }) => summary !== '' || context !== '',
  goals: ({ goals }) => goals.length > 0,
  pains: ({ pains }) => pains.length > 0,
  objections: ({ objections }) => objections.length > 0,
  words: ({ uses, avoids }) => uses.length > 0 || avoids.length > 0,
  proof: ({ proof }) => proof.length > 0,
  reading: ({ gradeMax, platforms }) => gradeMax > 0 || platforms.length > 0,
}

/** Returns the question named in the address, otherwise the first unanswered one, or `who` when all are answered; null without a guide. */
export function guideStep(asked: string | null, persona: PersonaDraft): GuideStep | null {
  if (asked === null) return null
  const named = GUIDE_STEPS.find((step) => step === asked)
  return named ?? GUIDE_STEPS.find((step) => !IS_ANSWERED[step](persona)) ?? 'who'
}
