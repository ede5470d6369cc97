import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readObject } from '../meta-graph/read-object.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { objectPath } from './page-call.ts'

const wordsSchema = z.object({ description: z.string() })

/** The words that a video is out with, which may be those of an earlier plan; nothing where the network does not tell. */
export async function videoWords(graph: Graph, request: PublishRequest, videoId: string): Promise<{ text?: string }> {
  const call = { fields: 'description', token: readSecret(request.secret).accessToken }
  // That it is out is known already, and holds without them.
  const reply = await readObject(graph, objectPath(videoId), call).catch(() => null)
  const said = wordsSchema.safeParse(reply).data
  return said ? { text: said.description } : {}
}
