import { z } from 'zod'
import { storageSlot } from '@/lib/storage-slot.ts'

/** The steps from an empty account to a published post, in order. */
export const FIRST_STEPS = ['connect', 'write', 'schedule', 'see_it_out'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export type FirstSteps = Record<FirstStep, boolean>

export const ALL_DONE: FirstSteps = { connect: true, write: true, schedule: true, see_it_out: true }

/** Returns the current step, or null when all are done. */
export function nextStep(done: FirstSteps): FirstStep | null {
  return FIRST_STEPS.find((step) => !done[step]) ?? null
}

const slot = storageSlot('postwright.firstSteps', z.array(z.string()), [])

/** Workspaces whose list of first steps was shown on this device and not closed yet: a user who has seen it unfinished also sees it finished. */
export const stepsShown = {
  has: (workspaceId: string): boolean => slot.read().includes(workspaceId),
  add: (workspaceId: string): void => {
    if (!stepsShown.has(workspaceId)) slot.write([...slot.read(), workspaceId])
  },
  remove: (workspaceId: string): void => slot.write(slot.read().filter((id) => id !== workspaceId)),
}
