import type { Deps } from '../ports/deps.ts'

/** The dependencies of a session's token rotation; small enough to be replaced by a simulation. */
export type ChainDeps = Pick<Deps, 'clock' | 'config' | 'logger' | 'tokenKeys' | 'transact' | 'accountChecks'> & {
  sessions: Pick<Deps['sessions'], 'get' | 'getIn' | 'read' | 'compareAndSet' | 'updateIn' | 'listLive'>
  users: Pick<Deps['users'], 'get' | 'getIn' | 'updateIn'>
  members: Pick<Deps['members'], 'pathsOfIn' | 'updateAllIn'>
  identity: Pick<Deps['identity'], 'getUser'>
  auditLog: Pick<Deps['auditLog'], 'appendIn'>
  notifications: Pick<Deps['notifications'], 'getIn' | 'saveIn'>
}
