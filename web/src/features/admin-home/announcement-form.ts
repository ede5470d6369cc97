import {
  type Announcement,
  type AnnouncementFields,
  announcementFieldsSchema,
} from '@postwright/core/model/announcement'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { z } from 'zod'
import { viewerZone } from '@/ui/format-time.ts'

const { text, tone, audience, planIds, isNews, link } = announcementFieldsSchema.shape
const { label, href } = link.unwrap().shape

/** Schema of the browser's date and time field: empty, or `YYYY-MM-DDTHH:mm`. */
const local = z.string().transform((typed, context) => {
  if (typed === '') return null
  try {
    return toZonedTime(typed, viewerZone()).instant
  } catch {
    context.addIssue({ code: 'custom', message: 'no time' })
    return z.NEVER
  }
})

/** Form fields of an announcement. Both fields of the link are filled, or neither. */
export const announcementFormSchema = z
  .object({
    text,
    tone,
    audience,
    planIds: planIds.unwrap(),
    isNews: isNews.unwrap(),
    label: z.union([z.literal(''), label]),
    href: z.union([z.literal(''), href]),
    startsAt: local,
    endsAt: local.pipe(z.number()),
  })
  .refine((typed) => typed.audience !== 'plans' || typed.planIds.length > 0, { path: ['planIds'] })
  .refine((typed) => typed.href === '' || typed.label !== '', { path: ['label'] })
  .refine((typed) => typed.label === '' || typed.href !== '', { path: ['href'] })
export type AnnouncementFormValues = z.input<typeof announcementFormSchema>
export type AnnouncementOrder = z.output<typeof announcementFormSchema>

const DAY = 24 * 60 * 60_000

export function formValuesOf(known: Announcement | null, now: number): AnnouncementFormValues {
  const shown = (instant: number) => fromInstant(instant, viewerZone()).local
  return {
    text: known?.text ?? '',
    tone: known?.tone ?? 'info',
    audience: known?.audience ?? 'everybody',
    planIds: known?.planIds ?? [],
    isNews: known?.isNews ?? false,
    label: known?.link?.label ?? '',
    href: known?.link?.href ?? '',
    startsAt: known ? shown(known.startsAt) : '',
    endsAt: shown(known?.endsAt ?? now + DAY),
  }
}

/** Returns the fields to store. Times are entered by the minute, so an unchanged time keeps its stored value. */
export function fieldsOf(order: AnnouncementOrder, known: Announcement | null, now: number): AnnouncementFields {
  const { label: words, href: address, startsAt, endsAt, ...fields } = order
  const kept = (typed: number, stored: number | undefined) =>
    stored !== undefined && Math.floor(stored / 60_000) * 60_000 === typed ? stored : typed
  return {
    ...fields,
    link: address === '' ? null : { label: words, href: address },
    startsAt: startsAt === null ? now : kept(startsAt, known?.startsAt),
    endsAt: kept(endsAt, known?.endsAt),
  }
}
