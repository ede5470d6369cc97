import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { deletePost } from '@postwright/core/api/posts'
import { moveToTrash, restoreFromTrash } from '@postwright/core/api/trash'
import { paths } from '@postwright/core/paths'
import { hasRight, memberRoleSchema, type MemberRole } from '@postwright/core/rights/rights'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import type { EndpointName } from './cases/access-kinds.ts'
import { ACCESS_TABLE } from './cases/access-table.ts'
import { createTarget, outcomeAt, type Target } from './cases/access-target.ts'

/** In the order of the access table: what ends something comes last. */
const CALLS = (Object.keys(ACCESS_TABLE) as EndpointName[]).flatMap((name) => {
  const { right } = ENDPOINTS[name]
  return right === undefined ? [] : [{ name, right }]
})

describe.each(memberRoleSchema.options)('in the role %s', (role) => {
  let target: Target
  let member: TestCaller

  beforeAll(async () => {
    target = await createTarget()
    member = await join(target.user.workspaceId, role)
    await confirm(member)
  })

  it.each(CALLS)('$name is refused exactly without the right to $right', async ({ name, right }) => {
    expect((await outcomeAt(target, name, member)) === 'forbidden').toBe(!hasRight(role, right))
  })
})

describe('a contributor', () => {
  it('deletes drafts, and nothing that is planned', async () => {
    const owner = await createCaller()
    const { workspaceId } = owner
    const contributor = await join(workspaceId, 'contributor')
    const [draft, planned] = [await addDraft(owner, { text: 'One' }), await addDraft(owner, { text: 'Two' })]
    await setFields(paths.post(workspaceId, planned), { lifecycle: 'scheduled' })
    expect(await contributor.call(deletePost, { workspaceId, postId: draft })).toMatchObject({ ok: true })
    errorOf(await contributor.call(deletePost, { workspaceId, postId: planned }), 'forbidden')
  })

  it('neither deletes nor restores what belongs to the library', async () => {
    const owner = await createCaller()
    const { workspaceId } = owner
    const contributor = await join(workspaceId, 'contributor')
    await setFields(`${paths.templates(workspaceId)}/one`, { schema: 1, rev: 1, name: 'One', createdBy: owner.uid })
    const template = { workspaceId, kind: 'templates', documentId: 'one' } as const
    errorOf(await contributor.call(moveToTrash, template), 'forbidden')
    const { itemId } = dataOf(await owner.call(moveToTrash, template))
    errorOf(await contributor.call(restoreFromTrash, { workspaceId, itemId }), 'forbidden')
    dataOf(await owner.call(restoreFromTrash, { workspaceId, itemId }))
  })
})

async function join(workspaceId: string, role: MemberRole): Promise<TestCaller> {
  const caller = await createCaller()
  await addMember(workspaceId, caller.uid, role)
  return caller
}
