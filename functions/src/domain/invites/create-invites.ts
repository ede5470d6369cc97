import type { createInvites as contract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import { INVITE_KEPT, INVITE_SCHEMA, type Invite, OPEN_INVITES_MAX } from '@postwright/core/model/invite'
import { paths } from '@postwright/core/paths'
import { mayManageRole } from '@postwright/core/rights/members'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { newMail, requireMailsLeftIn } from '../mails/new-mail.ts'
import { newLinkSecret } from '../hashes.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { describeInvites, hashInviteToken, inviteLink, invitePath } from './invite-queries.ts'

const DAY = 24 * 60 * 60 * 1000

type Input = z.output<typeof contract.input>

/**
 * Invites the given addresses, each by an email in the same transaction. Without addresses, creates a link that anyone can use.
 * @throws the codes of the contract
 */
export async function createInvites(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof contract>> {
  const { workspaceId, role, usesMax } = input
  const ownRole = await requireRight(deps, caller, workspaceId, 'manage_members')
  if (!mayManageRole(ownRole, role)) {
    throw new AppError('forbidden', { message: `a ${ownRole} cannot invite a ${role} to ${workspaceId}` })
  }
  const addresses = [...new Set(input.addresses)]
  if (addresses.length > 0 && usesMax > 1) {
    throw new AppError('validation_failed', { fields: { usesMax: FIELD_WORDS.onePersonInvite } })
  }
  const invited = addresses.length > 0 ? addresses : [null]
  const drafts = invited.map((address) => draftInvite(deps, caller, { ...input, address }))
  const stored = await deps.transact(async (tx) => {
    const openBefore = await deps.invites.listOpenIn(tx, workspaceId, deps.clock.now(), OPEN_INVITES_MAX + 1)
    const unsent = openBefore.find(({ id, secretHash }) => id === input.replaces && secretHash === null)
    if (input.replaces !== null && !unsent) {
      throw new AppError('not_found', { message: `no unsent invite ${input.replaces} in ${workspaceId}` })
    }
    const replaced = openBefore.filter(
      (each) => each === unsent || (each.address !== null && addresses.includes(each.address)),
    )
    const count = await deps.countGuards.readIn(tx, 'invites', workspaceId)
    if (openBefore.length - replaced.length + drafts.length > OPEN_INVITES_MAX) throw new AppError('invites_full')
    const { name = '', channelIds = null } = unsent ?? {}
    const filled = drafts.map((draft) => ({ ...draft, invite: { ...draft.invite, name, channelIds } }))
    const write = await planMailsIn(deps, tx, caller, filled)
    count()
    for (const invite of replaced) closeInviteIn(deps, tx, caller, invite)
    write()
    return filled
  })
  const made = await describeInvites(
    deps,
    stored.map(({ invite }) => invite),
  )
  return {
    made: made.flatMap((invite, at) => {
      const token = stored[at]?.token
      return token === undefined ? [] : [{ invite, link: inviteLink(deps.config, token) }]
    }),
  }
}

/** An invite that is not stored yet, with its secrets, which are never stored. */
type Draft = { invite: Invite; token: string; mailToken: string | null }

function draftInvite(deps: Deps, { uid }: Caller, input: Omit<Input, 'addresses'> & { address: string | null }): Draft {
  const { workspaceId, role, address, days, usesMax } = input
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: INVITE_SCHEMA, createdBy: uid })
  const token = newLinkSecret(deps.ids)
  const mailToken = address !== null && deps.mailSender.isOn ? newLinkSecret(deps.ids) : null
  const expiresAt = base.createdAt + days * DAY
  const invite: Invite = {
    ...base,
    workspaceId,
    role,
    address,
    secretHash: hashInviteToken(token),
    mailedSecretHash: mailToken === null ? null : hashInviteToken(mailToken),
    name: '',
    channelIds: null,
    usesMax,
    uses: [],
    expiresAt,
    revokedAt: null,
    openUntilAt: expiresAt,
    mailId: mailToken === null ? null : deps.ids.random(),
    removedAt: expiresAt + INVITE_KEPT,
  }
  return { invite, token, mailToken }
}

/** Reads the data that the emails need. The returned function writes the invites, the emails and their log. */
async function planMailsIn(deps: Deps, tx: Tx, caller: Caller, drafts: readonly Draft[]): Promise<() => void> {
  const mailed = drafts.filter(({ mailToken }) => mailToken !== null)
  const workspaceId = drafts[0]?.invite.workspaceId ?? ''
  const [workspace, inviter] = await Promise.all([
    deps.workspaces.getIn(tx, workspaceId),
    deps.users.getIn(tx, caller.uid),
  ])
  if (!workspace || !inviter) throw new AppError('not_found', { message: `no workspace ${workspaceId}` })
  if (workspace.archivedAt !== null) throw new AppError('workspace_archived')
  const countMails = await requireMailsLeftIn(deps, tx, workspaceId, mailed.length)
  return () => {
    countMails()
    for (const { invite, mailToken } of drafts) {
      deps.invites.createIn(tx, workspaceId, invite)
      const { mailId, address, role } = invite
      if (mailId !== null && mailToken !== null && address !== null) {
        const facts = { workspace: workspace.name, inviter: inviter.fullName, role }
        const path = invitePath(mailToken)
        deps.mails.createIn(
          tx,
          newMail(deps, caller, { id: mailId, kind: 'invite', workspaceId, to: address, facts, path }),
        )
      }
      deps.auditLog.appendIn(tx, {
        action: 'invite.made',
        actorUid: caller.uid,
        workspaceId,
        subject: paths.invite(workspaceId, invite.id),
        facts: { role, usesMax: invite.usesMax, isForAddress: address !== null },
      })
    }
  }
}

/** Ends an open invite: its links then show that it has ended. */
export function closeInviteIn(
  deps: Pick<Deps, 'invites' | 'auditLog' | 'clock'>,
  tx: Tx,
  { uid }: Caller,
  invite: Invite,
): void {
  const now = deps.clock.now()
  const { workspaceId } = invite
  deps.invites.updateIn(tx, workspaceId, invite, { revokedAt: now, openUntilAt: Math.min(now, invite.openUntilAt) })
  deps.auditLog.appendIn(tx, {
    action: 'invite.revoked',
    actorUid: uid,
    workspaceId,
    subject: paths.invite(workspaceId, invite.id),
    facts: { role: invite.role },
  })
}
