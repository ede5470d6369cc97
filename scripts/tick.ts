import { z } from 'zod'

/** Address of the functions emulator, and its project. */
export type TickTarget = { functions: string; project: string }

const TICK_MS = 5_000
const backendsSchema = z.object({
  backends: z.array(
    z.object({ functionTriggers: z.array(z.object({ id: z.string(), schedule: z.unknown().optional() })) }),
  ),
})

/**
 * Fires every scheduled function, or only one, like Cloud Scheduler; the emulators do not.
 * @param at scheduled time that the functions receive
 * @param only name of the one function to fire
 * @throws Error if the emulator does not respond or a function fails
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

/** Fires the scheduled functions every five seconds until stopped; skips a round while the previous one runs. A failed round is only logged. */
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

/**
 * Returns the current names of the scheduled triggers: the emulator appends a number, which grows each time triggers are disabled and enabled again.
 */
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

/** Returns the names of all triggers: the emulator lists them only in its reply to an unknown trigger. */
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
