import { z } from 'zod'

/** Formats of a deck by name, each with its size in pixels. Every slide exists in all of them. */
export const FORMATS = {
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '2:3': { width: 1080, height: 1620 },
  '16:9': { width: 1920, height: 1080 },
} as const

export const FORMAT_NAMES = ['4:5', '1:1', '9:16', '2:3', '16:9'] as const

export const formatSchema = z.enum(FORMAT_NAMES)

export type Format = z.infer<typeof formatSchema>

/** Size in pixels of a deck's format. */
export type Size = { width: number; height: number }
