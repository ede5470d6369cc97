import { type SwitchSettings, SWITCH_REASON_MAX, switchSettingsSchema } from '@postwright/core/model/service-switch'
import { z } from 'zod'

const { isOn, share, excluded, message } = switchSettingsSchema.shape

/** What an admin types for a service: ids are parted by commas or spaces. */
export const serviceFormSchema = z.object({
  isOn,
  share: z.string().trim().min(1).transform(Number).pipe(share),
  excluded: z
    .string()
    .transform((ids) => ids.split(/[\s,]+/).filter((id) => id !== ''))
    .pipe(excluded),
  message,
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceFormValues = z.input<typeof serviceFormSchema>
export type ServiceOrder = z.output<typeof serviceFormSchema>

export function formValuesOf(settings: SwitchSettings): ServiceFormValues {
  return {
    isOn: settings.isOn,
    share: String(settings.share),
    excluded: settings.excluded.join(', '),
    message: settings.message,
    reason: '',
  }
}
