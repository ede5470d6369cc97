import { cancelPost, deletePost, reschedulePost, resolveVariant, schedulePost } from '@postwright/core/api/posts'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { confirmBrand } from '../brand/confirm-brand.ts'

/** Freezes a post for its channels and plans it; asks about breaches of brand rules. @throws ApiError */
export function schedule(input: InputOf<typeof schedulePost>): Promise<OutputOf<typeof schedulePost>> {
  return confirmBrand((brand) => call(schedulePost, { ...input, brand }))
}

/** Moves what has not gone out to another time; asks about breaches of brand rules. @throws ApiError */
export function reschedule(input: InputOf<typeof reschedulePost>): Promise<OutputOf<typeof reschedulePost>> {
  return confirmBrand((brand) => call(reschedulePost, { ...input, brand }))
}

/** Takes back what has not gone out. @throws ApiError */
export function cancel(input: InputOf<typeof cancelPost>): Promise<OutputOf<typeof cancelPost>> {
  return call(cancelPost, input)
}

/** Settles one channel by hand. @throws ApiError */
export function resolve(input: InputOf<typeof resolveVariant>): Promise<OutputOf<typeof resolveVariant>> {
  return call(resolveVariant, input)
}

/** Removes a post with nothing under way. @throws ApiError */
export function remove(input: InputOf<typeof deletePost>): Promise<OutputOf<typeof deletePost>> {
  return call(deletePost, input)
}
