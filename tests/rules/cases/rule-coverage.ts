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

/** Observed results of an expression of the rules. An error refuses, like `false`. */
export type Seen = { line: number; offset: number; allowed: boolean; refused: boolean }

/** Fetches the emulator's coverage report of the top-level expressions: one for each `allow` and each function. */
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
 * Finds the conditions of all `allow` statements and of all functions that return a boolean. Leaves out plain `false`, and functions that return a
 * document or the time of a sign-in. A condition includes the `let` statements before it.
 */
export function conditionsOf(rules: string): { text: string; offset: number }[] {
  const found = [...rules.matchAll(/(?:allow [\w, ]+: if|\breturn|\{(?=\s+let ))\s+((?:let [^;]+;\s+)*[^;]+);/g)]
  return found
    .map((match) => ({ text: match[1] ?? '', offset: match.index + match[0].length - (match[1]?.length ?? 0) - 1 }))
    .filter(({ text }) => text !== 'false' && !/^(?:get\(|request\.auth\.token\.auth_time)/.test(text))
}
