import type { MemberRole } from '@postwright/core/rights/rights'
import type { AuditAction, AuditEntry } from '@postwright/core/model/audit-entry'
import type { Connection } from '@postwright/core/model/connection'
import type { Invite } from '@postwright/core/model/invite'
import type { Member } from '@postwright/core/model/member'
import type { Notification } from '@postwright/core/model/notification'
import type { SecondFactor } from '@postwright/core/model/second-factor'
import type { Session } from '@postwright/core/model/session'
import type { User } from '@postwright/core/model/user'
import type { Workspace } from '@postwright/core/model/workspace'
import type { PersonEntry, PersonIndexState } from '@postwright/core/model/person-entry'
import type { PersonSort } from '@postwright/core/api/people'
import type { Documents, InWorkspace, OfPerson, Readable, Tx, Version } from './documents.ts'

/** The fields that the deletion of an account needs; no value of theirs makes it unreadable. */
export type Leaving = { id: string; email: string; deletionAttempts: number; deletionRetryAt: number | null }

export type UserStore = Pick<Documents<User>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** The accounts of these people; those that are gone or cannot be read are left out. */
  getAll: (uids: readonly string[]) => Promise<User[]>
  findByEmail: (email: string) => Promise<User | null>
  /** The uids of accounts after one, in the order of their ids, up to `limit`; unread. */
  listIdsAfter: (uid: string | null, limit: number) => Promise<string[]>
  /** Accounts with the admin right, up to `limit`. */
  listAdmins: (limit: number) => Promise<string[]>
  listDisabledByIdentity: () => Promise<string[]>
  /**
   * Accounts whose grace period is over, the oldest first, up to `limit`. Only what the deletion needs is read, so an account
   * that does not fit its schema is deleted too.
   */
  listToDelete: (until: number, limit: number) => Promise<Leaving[]>
  /** Closes an account that is being removed, readable or not; one that is gone meanwhile was removed. */
  close: (uid: string) => Promise<void>
  /** Records that an account could not be deleted; one that no longer exists is ignored. */
  recordFailedDeletion: (uid: string, failure: { attempts: number; retryAt: number }) => Promise<void>
  /** Last writer wins: for facts that the identity provider decides. */
  update: (user: User, patch: Partial<User>) => Promise<User>
}

/** A person of a page, and where the next page goes on. */
export type PersonPlace = { id: string; value: string | number }
export type ListedPerson = Omit<PersonEntry, 'grams'>

export type PersonIndexStore = Pick<Documents<PersonEntry>, 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  /** People in the order of the list; with a gram only those who have it. */
  list: (wanted: {
    filter: { field: 'role' | 'status' | 'isLeaving' | 'planId'; value: string | boolean } | null
    gram: string | null
    sort: PersonSort
    /** Registered at this time or later; only in the order of registration. */
    since: number | null
    after: PersonPlace | null
    limit: number
  }) => Promise<ListedPerson[]>
  /** How many people have a gram, counted up to a limit. */
  countGram: (gram: string, limit: number) => Promise<number>
  readState: () => Promise<PersonIndexState | null>
  saveState: (state: PersonIndexState) => Promise<void>
}

export type UsernameStore = {
  isTaken: (username: string) => Promise<boolean>
  /** The person who uses a name now; null when nobody does. */
  findOwner: (username: string) => Promise<string | null>
  isTakenIn: (tx: Tx, username: string, uid: string) => Promise<boolean>
  /** How many names are held for a person who no longer uses them. */
  countHeldIn: (tx: Tx, uid: string) => Promise<number>
  /** To be called after `isTakenIn` returned false in the same transaction. */
  reserveIn: (tx: Tx, username: string, uid: string) => void
  holdIn: (tx: Tx, username: string, uid: string, heldUntilAt: number) => void
}

/** A session together with the moment of its last write, which a conditional update names. */
export type StoredSession = { session: Session; version: Version }

export type SessionStore = Pick<Documents<Session>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  read: (sid: string) => Promise<StoredSession | null>
  /** The sessions of one person that have not been ended, in no order. */
  listLive: (uid: string) => Promise<Session[]>
  /** When a session of a person last got a new token, ended ones included; null where there is none. */
  lastUsedAt: (uid: string) => Promise<number | null>
  /**
   * Writes only if the session was not written since it was read. Parallel refreshes write this one document, where
   * locks would make them queue for seconds.
   * @returns false when it was written, or is gone
   */
  compareAndSet: (stored: StoredSession, patch: Partial<Session>) => Promise<boolean>
}

export type SecondFactorStore = Pick<Documents<SecondFactor>, 'get' | 'getIn' | 'saveIn' | 'updateIn' | 'deleteIn'>

export type WorkspaceStore = Pick<Documents<Workspace>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** What belongs to one person's account. One that cannot be read is left out. */
  listOwnedIn: (tx: Tx, uid: string) => Promise<Workspace[]>
  /** How much that is, readable or not. */
  countOwnedIn: (tx: Tx, uid: string) => Promise<number>
}

export type InviteStore = Pick<Documents<Invite, InWorkspace>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** The invite with this hash of its secret, or of the one in its mail, in whichever workspace. */
  findByHash: (secretHash: string) => Promise<Invite | null>
  /** Those that are open at this time, up to `limit`. */
  listOpenIn: (tx: Tx, wid: string, now: number, limit: number) => Promise<Invite[]>
  /** Those that were still open after this time, up to `limit`. */
  listOpenAfter: (wid: string, after: number, limit: number) => Promise<Invite[]>
}

export type MemberStore = Pick<
  Documents<Member, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** The members with one of these roles, the longest member first. */
  listByRoleIn: (tx: Tx, wid: string, roles: readonly MemberRole[]) => Promise<Member[]>
  /** The uids of a workspace's members, unread, up to the most that there can be. */
  listUids: (wid: string) => Promise<string[]>
  /** One person's memberships in all workspaces, the oldest first. */
  listOfIn: (tx: Tx, uid: string) => Promise<Member[]>
  /** Who has one of these roles, as many as a workspace may have of them. */
  listByRole: (wid: string, roles: readonly MemberRole[]) => Promise<Member[]>
  /** The paths of one person's memberships, in all workspaces. They are not parsed: one that cannot be read must not prevent the write. */
  pathsOfIn: (tx: Tx, uid: string) => Promise<string[]>
  /** Writes the same into several memberships. */
  updateAllIn: (tx: Tx, memberships: readonly string[], patch: Partial<Member>) => void
}

export type RateLimitStore = {
  /**
   * Counts one call.
   * @returns null when it is within the limit, otherwise the seconds until the minute is over
   */
  hit: (key: string, perMinute: number) => Promise<number | null>
  /** The same with what is left of the minute, for callers that are told. */
  count: (key: string, perMinute: number) => Promise<{ isOver: boolean; remaining: number; secondsLeft: number }>
}

export type AuditEvent = {
  /** Chosen by the caller where an act is recorded once however often it is asked for. */
  id?: string
  action: AuditAction
  actorUid: string
  workspaceId?: string
  subject: string
  facts?: AuditEntry['facts']
  /** People concerned besides the subject, by whom the entry is found. */
  people?: readonly string[]
}

export type AuditLogStore = {
  append: (event: AuditEvent) => Promise<void>
  /** Appended if and only if the transaction's other writes happen. */
  appendIn: (tx: Tx, event: AuditEvent) => void
  /** Replaces names, a person's id and e-mail address, by their marks in every entry by or about that person. */
  rename: (uid: string, marks: ReadonlyMap<string, string>) => Promise<void>
}

/** Notifications, each below the account of the person it is for. One that cannot be read counts as none: a new one replaces it. */
export type NotificationStore = Pick<Documents<Notification, OfPerson>, 'getIn' | 'saveIn'>

/** All documents of one person, wherever they are stored, for the deletion of the account: as the descriptions ask for it. */
export type AccountDataStore = {
  /** The ids of all workspaces that a person owns, readable or not. */
  workspaceIdsOf: (uid: string) => Promise<string[]>
  /** The ids of all pictures of a workspace, readable or not. */
  mediaIdsOf: (wid: string) => Promise<string[]>
  connectionsOf: (wid: string) => Promise<Readable<Connection>>
  /** From then on the rules allow no write into the workspace. */
  deleteMembers: (wid: string) => Promise<void>
  /** A workspace with everything below it, and what belongs to it elsewhere. */
  deleteWorkspace: (wid: string) => Promise<void>
  /** What belongs to a person outside of their account, other people's workspaces included; their own are deleted by then. */
  deletePersonal: (uid: string, email: string) => Promise<void>
  /** The account with everything below it, last: while it is there, an unfinished deletion is found again. */
  deleteUser: (uid: string) => Promise<void>
}
