/** The way from an empty account to a published post, in order. */
export const FIRST_STEPS = ['connect', 'write', 'schedule', 'see_it_out'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export type FirstSteps = Record<FirstStep, boolean>

export const ALL_DONE: FirstSteps = { connect: true, write: true, schedule: true, see_it_out: true }

/** The step to do now, or null when all are done and the list has served its purpose. */
export function nextStep(done: FirstSteps): FirstStep | null {
  return FIRST_STEPS.find((step) => !done[step]) ?? null
}
