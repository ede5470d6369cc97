import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { storageSlot } from '@/lib/storage-slot.ts'
import { createValue } from './value.ts'

export const NEAR_MINUTES_MAX = 240

const choiceSchema = z.object({
  /** Whose holidays are shown, by the country's two letters; empty for none. */
  country: z.string().max(2).default(''),
  showsBest: z.boolean().default(false),
  showsDrafts: z.boolean().default(true),
  /** Posts of one channel that are nearer to each other are warned about, in minutes; 0 for never. */
  nearMinutes: z.int().min(0).max(NEAR_MINUTES_MAX).default(15),
})

export type LayerChoice = z.infer<typeof choiceSchema>

const slot = storageSlot('postwright.calendarLayers', choiceSchema, choiceSchema.parse({}))
const choice = createValue<LayerChoice | null>(null)

/** The choice as it is now. */
export function layerChoice(): LayerChoice {
  if (choice.get() === null) choice.set(slot.read())
  return choice.get() ?? slot.read()
}

/** What a person has laid over their calendar on this device. */
export function useLayerChoice(): LayerChoice {
  return useSyncExternalStore(choice.subscribe, layerChoice)
}

export function chooseLayers(change: Partial<LayerChoice>): void {
  const next = { ...layerChoice(), ...change }
  slot.write(next)
  choice.set(next)
}
