import { setCaptions } from '@postwright/core/api/media'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Gives a video captions in a language, or takes them away. @throws ApiError */
export async function setVideoCaptions(input: InputOf<typeof setCaptions>): Promise<void> {
  await call(setCaptions, input)
}
