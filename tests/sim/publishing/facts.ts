import type { Variant } from '@postwright/core/model/variant'
import { pathOf } from '../../support/memory/database.ts'
import type { Note, Step } from './evidence.ts'
import type { Call, KeptPost } from './network.ts'
import { markOf } from './mark-of.ts'
import { WORKSPACE, type World } from './world.ts'

/** Everything about one target: what was written, what the network was asked and what it keeps, and how it ended. */
export type Facts = {
  target: string
  notes: readonly Note[]
  calls: readonly Call[]
  posts: readonly KeptPost[]
  variant: Variant | null
}

/** The network knows accounts and texts: a text begins with the post that it belongs to. */
export function factsOf({ evidence, network, database }: World, target: string): Facts {
  const notes = evidence.get(target) ?? []
  const [postId = '', account = '', part = '0'] = target.split('_')
  const mark = markOf(postId, Number(part))
  const isOf = (of: { account: string; text: string }) => of.account === account && of.text.startsWith(mark)
  return {
    target,
    notes,
    calls: network.calls.filter(isOf),
    posts: network.posts.filter(isOf),
    variant: database.variants.get(pathOf(WORKSPACE, target))?.data ?? null,
  }
}

/** The last step of a kind that a worker itself had written before it made a call. */
export function ownStep(notes: readonly Note[], call: Call, step: string): Step | undefined {
  return notes.findLast(
    (note): note is Step =>
      note.kind === 'step' && note.entry.step === step && note.worker === call.worker && note.at <= call.departedAt,
  )
}
