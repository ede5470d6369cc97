import { z } from 'zod'

/** Where the functions emulator answers, and for which project. */
export type TickTarget = { functions: string; project: string }

const TICK_MS = 5_000
const backendsSchema = z.object({
  backends: z.array(
    z.object({ functionTriggers: z.array(z.object({ id: z.string(), schedule: z.unknown().optional() })) }),
  ),
})

/**
 * Fires every scheduled function once, as Cloud Scheduler would: no emulator does.
 * @param at the scheduled time that the functions receive
 * @param only the name of the one function to fire
 * @throws Error when the emulator does not answer or a function fails
 */
export async function tickOnce(target: TickTarget, at: Date, only?: string): Promise<void> {
  for (const trigger of await scheduledTriggers(target, only)) {
    const reply = await fetch(`${target.functions}/functions/projects/${target.project}/triggers/${trigger}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cloudscheduler-scheduletime': at.toISOString() },
      body: '{}',
    })
    if (!reply.ok) throw new Error(`${trigger} answered ${reply.status}: ${await reply.text()}`)
  }
}

/** Fires the scheduled functions every few seconds until stopped; a failed round is logged, and the next one comes. */
export function startTicker(target: TickTarget, log: (line: string) => void): { stop: () => void } {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    void tickOnce(target, new Date())
      .catch((error: unknown) => log(`tick: ${String(error)}`))
      .finally(() => {
        running = false
      })
  }, TICK_MS)
  return { stop: () => clearInterval(timer) }
}

/** Trigger names as the emulator knows them now: it adds a number that grows whenever triggers are switched off and on. */
async function scheduledTriggers({ functions, project }: TickTarget, only?: string): Promise<string[]> {
  const reply = await fetch(`${functions}/backends`)
  const { backends } = backendsSchema.parse(await reply.json())
  const scheduled = backends
    .flatMap((backend) => backend.functionTriggers)
    .filter(({ id, schedule }) => schedule && (only === undefined || id.endsWith(`-${only}`)))
  const known = await knownTriggers(functions, project)
  const ids = [...new Set(scheduled.map((trigger) => trigger.id))]
  return ids.flatMap(
    (id) =>
      known
        .filter((name) => isTriggerOf(name, id))
        .toSorted(byGeneration)
        .at(-1) ?? [],
  )
}

/** The emulator lists its triggers only in its reply to an unknown one. */
async function knownTriggers(functions: string, project: string): Promise<string[]> {
  const reply = await fetch(`${functions}/${project}/us-central1/-`)
  return (await reply.text()).match(/[\w-]+/g) ?? []
}

function isTriggerOf(name: string, id: string): boolean {
  return name.startsWith(`${id}-`) && /^\d+$/.test(name.slice(id.length + 1))
}

function byGeneration(a: string, b: string): number {
  return generationOf(a) - generationOf(b)
}

function generationOf(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1))
}
