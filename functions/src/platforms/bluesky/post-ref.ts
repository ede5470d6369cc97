import { z } from 'zod'

/** A post as replies name it. */
const postRefSchema = z.object({ uri: z.string().min(1).max(1_000), cid: z.string().min(1).max(256) })

export function writePostRef(post: { uri: string; cid: string | undefined }): { ref?: string } {
  return post.cid === undefined ? {} : { ref: JSON.stringify({ uri: post.uri, cid: post.cid }) }
}

/** @throws Error for what `writePostRef` has not written */
export function readPostRef(ref: string): z.infer<typeof postRefSchema> {
  return postRefSchema.parse(JSON.parse(ref))
}
