import { cropMedia, setCaptions } from '@postwright/core/api/media'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Creates an image from a part of another. @throws ApiError */
export function cropPicture(input: InputOf<typeof cropMedia>): Promise<OutputOf<typeof cropMedia>> {
  return call(cropMedia, input)
}

/** Sets or removes a video's captions in a language. @throws ApiError */
export async function setVideoCaptions(input: InputOf<typeof setCaptions>): Promise<void> {
  await call(setCaptions, input)
}
