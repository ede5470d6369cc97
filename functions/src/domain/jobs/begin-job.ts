import type { Beginners } from '@postwright/core/jobs/define-job'
import { JOB_SCHEMA } from '@postwright/core/collections/jobs'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'

/**
 * Checks that the caller may start a job on a workspace, or on no workspace.
 * @throws `not_found`, `forbidden`
 */
export async function requireBeginner(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  { beginners }: { beginners: Beginners },
  workspaceId: string | null,
): Promise<void> {
  if (beginners === 'person') return
  if (workspaceId !== null) await requireRight(deps, caller, workspaceId, beginners)
  else if (caller.role !== 'admin') throw new AppError('forbidden', { message: `${caller.uid} is no admin` })
}

type Creator<Said, Made> = { create: (base: ReturnType<typeof newDocument>, facts: Said) => Made }

/** Returns a new job of a person, which waits for its trigger. */
export function newJob<Said, Made>(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  uid: string,
  { create }: Creator<Said, Made>,
  facts: Said,
): Made {
  return create(newDocument(clock, { id: ids.random(), schema: JOB_SCHEMA, createdBy: uid }), facts)
}
