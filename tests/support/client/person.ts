import type { MemberRole } from '@postwright/core/rights/rights'
import { members } from '@postwright/core/collections/members'
import { memberSchema } from '@postwright/core/model/member'
import type { User } from '@postwright/core/model/user'
import { type Workspace, WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import type { createSessionController, Identity, SessionController } from '@/session/session-controller.ts'
import { makeBase } from '../factories/document-base.ts'
import { makeUser } from '../factories/user.ts'
import { store } from './store.ts'

type Person = { user: User; workspaceId: string }

const ADA = makeUser({ id: 'ada', fullName: 'Ada Lovelace' })

let person: Person | null = { user: ADA, workspaceId: ADA.defaultWorkspaceId }
let workspace: Partial<Workspace> = {}
let session: SessionController | null = null
let tell: (identity: Identity | null) => void = () => undefined

/** Signs in a person for the file's tests, by default Ada in her workspace `w1`. */
export async function signIn(fields: Partial<User>, workspaceId = 'w1'): Promise<void> {
  await become({ user: makeUser({ ...ADA, defaultWorkspaceId: workspaceId, ...fields }), workspaceId })
}

/** Sets fields of the open workspace, which `show` provides to screens. */
export function openWorkspace(fields: Partial<Workspace>): void {
  workspace = fields
}

export function openedWorkspace(): Workspace {
  const rest = {
    ownerUid: 'ada',
    pausedAt: null,
    archivedAt: null,
    approvalRules: { mode: 'none' as const, exceptions: [] },
    brandStamp: '',
    zoneMove: null,
  }
  return { ...makeBase('w1'), schema: WORKSPACE_SCHEMA, name: 'Woodwork', timeZone: 'UTC', ...rest, ...workspace }
}

/** Stores the person's membership with this role. Without it, the role is unknown. */
export function giveRole(role: MemberRole): void {
  if (!person) throw new Error('Nobody is signed in.')
  const { user, workspaceId } = person
  store.put(members, [workspaceId], memberSchema.parse({ ...makeBase(user.id), role, uid: user.id, workspaceId }))
}

/** Resets the person and the workspace to the defaults. */
export async function beginAsAda(): Promise<void> {
  workspace = {}
  await become({ user: ADA, workspaceId: ADA.defaultWorkspaceId })
}

/** Signs the same person in again if the test has changed the session. */
export async function resetPerson(): Promise<void> {
  const state = session?.state()
  if (
    !state ||
    (state.status === 'signed_in' && state.user === person?.user && state.workspaceId === person.workspaceId)
  )
    return
  await become(person)
}

async function become(next: Person | null): Promise<void> {
  tell(null)
  person = next
  if (next === null) return
  tell({ uid: next.user.id, idToken: async () => 'identity' })
  for (let turn = 0; turn < 10 && session?.state().status === 'loading'; turn += 1) await Promise.resolve()
}

/** Opens the product's session controller with the test's person as its identity. */
export async function openSession(create: typeof createSessionController): Promise<SessionController> {
  const { call } = await import('@/lib/api-client.ts')
  const { getMe } = await import('@postwright/core/api/users')
  session = create({
    identities: {
      follow(onChange) {
        tell = onChange
        return () => undefined
      },
      signOut: async () => undefined,
    },
    async exchange() {
      if (!person) throw new Error('nobody is there')
      return { accessToken: 'access', refreshToken: 'session.1', user: person.user }
    },
    fetchUser: () => call(getMe, {}),
    logout: async () => undefined,
    retire: async () => undefined,
    tokens: { read: () => null, save: () => undefined, clear: () => undefined, watch: () => () => undefined },
    remember: () => true,
    followLost: () => () => undefined,
    forget: () => undefined,
    lastWorkspace: { read: () => person?.workspaceId ?? null, save: () => undefined },
    onExpired: () => undefined,
  })
  session.start()
  await become(person)
  return session
}
