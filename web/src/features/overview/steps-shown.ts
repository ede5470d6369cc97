import { z } from 'zod'
import { storageSlot } from '@/lib/storage-slot.ts'

const slot = storageSlot('postwright.firstSteps', z.array(z.string()), [])

/**
 * Workspaces whose list of first steps was shown on this device and not closed yet: a person who has seen it unfinished also
 * sees it finished.
 */
export const stepsShown = {
  has: (workspaceId: string): boolean => slot.read().includes(workspaceId),
  add: (workspaceId: string): void => {
    if (!stepsShown.has(workspaceId)) slot.write([...slot.read(), workspaceId])
  },
  remove: (workspaceId: string): void => slot.write(slot.read().filter((id) => id !== workspaceId)),
}
