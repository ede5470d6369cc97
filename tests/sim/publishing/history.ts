import type { Note } from './evidence.ts'
import { factsOf } from './facts.ts'
import { START, type World } from './world.ts'

/** Everything that happened to one target, in the order of the true time, for people to read. */
export function historyOf(world: World, target: string): string[] {
  const { notes, calls, posts, variant } = factsOf(world, target)
  const lines = [
    ...notes.map((note) => ({ at: note.at, text: lineOf(note) })),
    ...calls.map(({ departedAt, worker, postId, text }) => {
      return { at: departedAt, text: `worker ${worker.id} calls: "${text}"${postId === null ? ', never taken' : ''}` }
    }),
    ...posts.map(({ keptAt, shownAt, id, text }) => {
      return { at: keptAt, text: `the network keeps #${id} "${text}", shown after ${shownAt - keptAt} ms` }
    }),
  ]
  const told = lines.toSorted((a, b) => a.at - b.at).map(({ at, text }) => `${timeOf(at)}  ${text}`)
  return [`${target} on a network with ${world.kind.name}`, ...told, `at the end: ${variant?.state ?? 'deleted'}`]
}

function lineOf(note: Note): string {
  const who = note.worker ? `worker ${note.worker.id} (clock ${note.worker.skew} ms)` : 'nothing'
  if (note.kind === 'deleted') return `${who} deletes it`
  const { step, state, generation, fence, attempts, reconciles, answer, error, dueAt } = note.entry
  const due = dueAt === null ? '' : `, due ${timeOf(dueAt)}`
  const why = [answer, error?.kind].filter(Boolean).join(' ')
  return `${who} ${step} → ${state} (plan ${generation}, fence ${fence}, ${attempts}/${reconciles}) ${why}${due}`
}

/** Seconds since the world began. */
function timeOf(at: number): string {
  return `${((at - START) / 1000).toFixed(3)} s`
}
