import { cancelPost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { confirmBrand } from '../brand/confirm-brand.ts'

/** Freezes a post for its channels and schedules it; asks about breaches of brand rules. @throws ApiError */
export function schedule(input: InputOf<typeof schedulePost>): Promise<OutputOf<typeof schedulePost>> {
  return confirmBrand((brand) => call(schedulePost, { ...input, brand }))
}

/** Moves the unpublished part of a post to another time; asks about breaches of brand rules. @throws ApiError */
export function reschedule(input: InputOf<typeof reschedulePost>): Promise<OutputOf<typeof reschedulePost>> {
  return confirmBrand((brand) => call(reschedulePost, { ...input, brand }))
}

/** Cancels the unpublished part of a post. @throws ApiError */
export function cancel(input: InputOf<typeof cancelPost>): Promise<OutputOf<typeof cancelPost>> {
  return call(cancelPost, input)
}
