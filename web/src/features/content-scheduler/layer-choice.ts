import { z } from 'zod'
import { createStoredValue, useStoredValue } from '@/lib/stored-value.ts'

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

const choice = createStoredValue('postwright.calendarLayers', choiceSchema, choiceSchema.parse({}))

/** The choice as it is now. */
export const layerChoice = choice.get

/** What a person has laid over their calendar on this device. */
export function useLayerChoice(): LayerChoice {
  return useStoredValue(choice)
}

export function chooseLayers(change: Partial<LayerChoice>): void {
  choice.set({ ...choice.get(), ...change })
}
