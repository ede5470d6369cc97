import { CONNECT_TTL } from '@postwright/core/limits'
import type { Platform } from '@postwright/core/platforms/platform'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'

/** Version of the shape that `store/connect-attempts.ts` parses. */
const ATTEMPT_SCHEMA = 1

type Step = 'redirect' | 'choose'
type Begun = { workspaceId: string; platform: Platform; step: Step; state: unknown }

type AttemptDeps = Pick<Deps, 'connectAttempts' | 'sealer' | 'clock'>

/** Stores what a connection needs to go on, sealed, for the session that began it. Only who has the ticket can use it, once. */
export async function saveAttempt(
  { connectAttempts, sealer, clock }: AttemptDeps,
  caller: Caller,
  ticket: string,
  { workspaceId, platform, step, state }: Begun,
): Promise<void> {
  const id = idOf(ticket)
  const base = newDocument(clock, { id, schema: ATTEMPT_SCHEMA, createdBy: caller.uid })
  const sealed = sealer.seal(JSON.stringify(state), contextOf(id, workspaceId))
  const expiresAt = clock.now() + CONNECT_TTL
  await connectAttempts.create({ ...base, workspaceId, sessionId: caller.sessionId, platform, step, sealed, expiresAt })
}

/**
 * Takes a stored attempt, which is gone then.
 * @throws `connect_expired` for a ticket that is unknown, used, too old, or of another person, session, workspace or step
 */
export async function takeAttempt<Schema extends z.ZodType>(
  deps: AttemptDeps & Pick<Deps, 'transact'>,
  caller: Caller,
  { workspaceId, ticket, step }: { workspaceId: string; ticket: string; step: Step },
  schema: Schema,
): Promise<{ platform: Platform; state: z.output<Schema> }> {
  const id = idOf(ticket)
  return deps.transact(async (tx) => {
    const attempt = await deps.connectAttempts.getIn(tx, id)
    const isTheirs =
      attempt?.createdBy === caller.uid &&
      attempt.sessionId === caller.sessionId &&
      attempt.workspaceId === workspaceId &&
      attempt.step === step
    if (!isTheirs || attempt.expiresAt <= deps.clock.now()) throw new AppError('connect_expired')
    deps.connectAttempts.deleteIn(tx, id)
    const opened: unknown = JSON.parse(deps.sealer.open(attempt.sealed, contextOf(id, workspaceId)))
    return { platform: attempt.platform, state: schema.parse(opened) }
  })
}

/** The ticket itself is stored nowhere: reading the database gives no access to what is under way. */
function idOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

function contextOf(id: string, workspaceId: string): string {
  return `${workspaceId}|connect|${id}`
}
