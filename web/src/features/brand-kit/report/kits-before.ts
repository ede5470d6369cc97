import { z } from 'zod'
import { brandKitSchema } from '@postwright/core/model/brand-kit'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

/** What of a kit decides about texts. */
const ruledKitSchema = brandKitSchema.pick({
  id: true,
  name: true,
  channels: true,
  voice: true,
  hashtags: true,
  samples: true,
})

export type RuledKit = z.infer<typeof ruledKitSchema>

const keptSchema = z.object({
  workspaceId: z.string(),
  kits: z.array(ruledKitSchema),
  before: z.array(ruledKitSchema).nullable(),
})

const slot = storageSlot(STORAGE_KEYS.reportedKits, keptSchema.nullable(), null)

/**
 * Notes by which kits a report is made on this device.
 * @returns the kits of the report before, when they were others; null when there is nothing to compare with
 */
export function kitsBefore(workspaceId: string, current: readonly RuledKit[]): readonly RuledKit[] | null {
  const kits = z.array(ruledKitSchema).parse(current)
  const kept = slot.read()
  const known = kept?.workspaceId === workspaceId ? kept : null
  if (known && JSON.stringify(known.kits) === JSON.stringify(kits)) return known.before
  slot.write({ workspaceId, kits, before: known?.kits ?? null })
  return known?.kits ?? null
}
