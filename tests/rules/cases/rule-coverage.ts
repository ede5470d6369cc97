import { z } from 'zod'
import { firestoreAddress } from '../../support/rules.ts'

const reportSchema = z.object({
  report: z.array(
    z.object({
      sourcePosition: z.object({ line: z.int(), currentOffset: z.int() }),
      values: z.array(z.object({ value: z.object({ boolValue: z.boolean().optional() }) })).default([]),
    }),
  ),
})

/** What an expression of the rules was seen to be. An error refuses like `false` does. */
export type Seen = { line: number; offset: number; allowed: boolean; refused: boolean }

/** The emulator's own record of the top expressions: one for each `allow` and each function. */
export async function fetchCoverage(project: string): Promise<Seen[]> {
  const { host, port } = firestoreAddress()
  const reply = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`)
  const { report } = reportSchema.parse(await reply.json())
  return report.map(({ sourcePosition, values }) => ({
    line: sourcePosition.line,
    offset: sourcePosition.currentOffset,
    allowed: values.some(({ value }) => value.boolValue === true),
    refused: values.some(({ value }) => value.boolValue !== true),
  }))
}

/**
 * Where the condition of every `allow` and every function that answers yes or no begins, except for plain `false`: documents and
 * the name of a sign-in are no answer. One that names values first begins with them.
 */
export function conditionsOf(rules: string): { text: string; offset: number }[] {
  const found = [...rules.matchAll(/(?:allow [\w, ]+: if|\breturn|\{(?=\s+let ))\s+((?:let [^;]+;\s+)*[^;]+);/g)]
  return found
    .map((match) => ({ text: match[1] ?? '', offset: match.index + match[0].length - (match[1]?.length ?? 0) - 1 }))
    .filter(({ text }) => text !== 'false' && !/^(?:get\(|request\.auth\.token\.auth_time)/.test(text))
}
