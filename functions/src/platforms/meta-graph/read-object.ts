import { GraphError } from './graph-error.ts'
import type { Graph } from './open-graph.ts'

/** The code and the subcode of an object that is not there. */
const MISSING = { code: 100, subcode: 33 }

/** The fields of an object; null when the network does not know it. */
export async function readObject(
  graph: Graph,
  path: string,
  { fields, token }: { fields: string; token: string },
): Promise<unknown> {
  try {
    return await graph(path, { params: { fields }, token })
  } catch (error) {
    const isMissing =
      error instanceof GraphError && error.failure.code === MISSING.code && error.failure.subcode === MISSING.subcode
    if (isMissing) return null
    throw error
  }
}
