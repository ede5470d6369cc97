import { z } from 'zod'
import { EMULATORS } from './emulators.ts'

const rowsSchema = z.array(
  z.object({ document: z.object({ name: z.string(), fields: z.unknown().optional() }).optional() }),
)

/** All documents of the run's database as text, each with its path and its fields as typed JSON. Finds data that should be gone. */
export async function everyDocument(): Promise<string[]> {
  const root = `projects/${EMULATORS.project}/databases/(default)/documents`
  const reply = await fetch(`http://${EMULATORS.firestore}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    // A query without a collection finds all collections, even ones that the product does not know.
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  if (!reply.ok) throw new Error(`The Firestore emulator refused to list everything: ${await reply.text()}`)
  const rows = rowsSchema.parse(await reply.json())
  return rows.flatMap(({ document }) =>
    document ? [`${document.name.slice(root.length + 1)} ${JSON.stringify(document.fields ?? null)}`] : [],
  )
}
