import { z } from 'zod'
import { createStoredValue, useStoredValue } from '@/lib/stored-value.ts'

export const NEAR_MINUTES_MAX = 240

const choiceSchema = z.object({
  /** Two-letter code of the country whose holidays are shown; empty for none. */
  country: z.string().max(2).default(''),
  showsBest: z.boolean().default(false),
  showsDrafts: z.boolean().default(true),
  /** Distance in minutes below which posts of one channel cause a warning; 0 for never. */
  nearMinutes: z.int().min(0).max(NEAR_MINUTES_MAX).default(15),
})

export type LayerChoice = z.infer<typeof choiceSchema>

const choice = createStoredValue('postwright.calendarLayers', choiceSchema, choiceSchema.parse({}))

/** Returns the calendar layers chosen on this device, without subscribing to changes. */
export const layerChoice = choice.get

/** Returns the calendar layers chosen on this device. */
export function useLayerChoice(): LayerChoice {
  return useStoredValue(choice)
}

export function chooseLayers(change: Partial<LayerChoice>): void {
  choice.set({ ...choice.get(), ...change })
}
