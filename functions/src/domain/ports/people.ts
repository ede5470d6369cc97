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

/** Fields needed to delete an account; no value in them makes the account unreadable. */
export type Leaving = { id: string; email: string; deletionAttempts: number; deletionRetryAt: number | null }

export type UserStore = Pick<Documents<User>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Returns the accounts of these people; missing and unreadable ones are left out. */
  getAll: (uids: readonly string[]) => Promise<User[]>
  findByEmail: (email: string) => Promise<User | null>
  /** Lists the uids of accounts after a given one, in the order of their IDs, up to `limit`, without reading the accounts. */
  listIdsAfter: (uid: string | null, limit: number) => Promise<string[]>
  /** Lists the uids of accounts with the admin right, up to `limit`. */
  listAdmins: (limit: number) => Promise<string[]>
  listDisabledByIdentity: () => Promise<string[]>
  /**
   * Lists accounts whose grace period is over, oldest first, up to `limit`. Only the fields needed for the deletion are read, so an account that does
   * not match its schema is deleted too.
   */
  listToDelete: (until: number, limit: number) => Promise<Leaving[]>
  /** Closes an account that is being removed, even an unreadable one; an account that no longer exists is ignored. */
  close: (uid: string) => Promise<void>
  /** Records that an account could not be deleted; one that no longer exists is ignored. */
  recordFailedDeletion: (uid: string, failure: { attempts: number; retryAt: number }) => Promise<void>
  /** Updates an account; the last write wins. For facts that the identity provider decides. */
  update: (user: User, patch: Partial<User>) => Promise<User>
}

/** Cursor in the list of people: the ID and the sort value of the last listed person. */
export type PersonPlace = { id: string; value: string | number }
export type ListedPerson = Omit<PersonEntry, 'grams'>

export type PersonIndexStore = Pick<Documents<PersonEntry>, 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  /** Lists people in the requested order; with a gram, only people who have it. */
  list: (wanted: {
    filter: { field: 'role' | 'status' | 'isLeaving' | 'planId'; value: string | boolean } | null
    gram: string | null
    sort: PersonSort
    /** Earliest registration time; only for the order of registration. */
    since: number | null
    after: PersonPlace | null
    limit: number
  }) => Promise<ListedPerson[]>
  /** Counts the people who have a gram, up to a limit. */
  countGram: (gram: string, limit: number) => Promise<number>
  readState: () => Promise<PersonIndexState | null>
  saveState: (state: PersonIndexState) => Promise<void>
}

export type UsernameStore = {
  isTaken: (username: string) => Promise<boolean>
  /** Returns the uid of the person who currently uses a name; null if nobody does. */
  findOwner: (username: string) => Promise<string | null>
  isTakenIn: (tx: Tx, username: string, uid: string) => Promise<boolean>
  /** Counts the names held for a person who no longer uses them. */
  countHeldIn: (tx: Tx, uid: string) => Promise<number>
  /** Reserves a name; call it after `isTakenIn` returned false in the same transaction. */
  reserveIn: (tx: Tx, username: string, uid: string) => void
  holdIn: (tx: Tx, username: string, uid: string, heldUntilAt: number) => void
}

/** A session with the time of its last write, which is the condition of an update. */
export type StoredSession = { session: Session; version: Version }

export type SessionStore = Pick<Documents<Session>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  read: (sid: string) => Promise<StoredSession | null>
  /** Lists the sessions of one person that have not been ended, unordered. */
  listLive: (uid: string) => Promise<Session[]>
  /** Returns the last time that a session of a person got a new token, including ended sessions; null if there is none. */
  lastUsedAt: (uid: string) => Promise<number | null>
  /**
   * Writes only if the session was not written since it was read. Parallel refreshes write this one document, and locks would make them queue for
   * seconds.
   * @returns false when it was written, or no longer exists
   */
  compareAndSet: (stored: StoredSession, patch: Partial<Session>) => Promise<boolean>
}

export type SecondFactorStore = Pick<Documents<SecondFactor>, 'get' | 'getIn' | 'saveIn' | 'updateIn' | 'deleteIn'>

export type WorkspaceStore = Pick<Documents<Workspace>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists the workspaces that a person owns. Unreadable ones are left out. */
  listOwnedIn: (tx: Tx, uid: string) => Promise<Workspace[]>
  /** Counts the workspaces that a person owns, including unreadable ones. */
  countOwnedIn: (tx: Tx, uid: string) => Promise<number>
}

export type InviteStore = Pick<Documents<Invite, InWorkspace>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Finds the invite by the hash of its secret, or of the secret in its email, in any workspace. */
  findByHash: (secretHash: string) => Promise<Invite | null>
  /** Lists the invites that are open at a time, up to `limit`. */
  listOpenIn: (tx: Tx, wid: string, now: number, limit: number) => Promise<Invite[]>
  /** Lists the invites that were still open after a time, up to `limit`. */
  listOpenAfter: (wid: string, after: number, limit: number) => Promise<Invite[]>
}

export type MemberStore = Pick<
  Documents<Member, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Lists the members with one of these roles, longest membership first. */
  listByRoleIn: (tx: Tx, wid: string, roles: readonly MemberRole[]) => Promise<Member[]>
  /** Lists the uids of a workspace's members without reading them, up to the maximum number of members. */
  listUids: (wid: string) => Promise<string[]>
  /** Lists one person's memberships in all workspaces, oldest first. */
  listOfIn: (tx: Tx, uid: string) => Promise<Member[]>
  /** Lists the members with one of these roles, up to the maximum per workspace. */
  listByRole: (wid: string, roles: readonly MemberRole[]) => Promise<Member[]>
  /** Returns the paths of one person's memberships in all workspaces. The documents are not parsed: an unreadable one must not prevent the write. */
  pathsOfIn: (tx: Tx, uid: string) => Promise<string[]>
  /** Writes the same patch to several memberships. */
  updateAllIn: (tx: Tx, memberships: readonly string[], patch: Partial<Member>) => void
}

export type RateLimitStore = {
  /**
   * Counts one call.
   * @returns null when it is within the limit, otherwise the seconds until the minute is over
   */
  hit: (key: string, perMinute: number) => Promise<number | null>
  /** Counts one call and returns the rest of the limit, for responses that report it. */
  count: (key: string, perMinute: number) => Promise<{ isOver: boolean; remaining: number; secondsLeft: number }>
}

export type AuditEvent = {
  /** ID of the entry, chosen by the caller if an action must be recorded only once, even if it is requested repeatedly. */
  id?: string
  action: AuditAction
  actorUid: string
  workspaceId?: string
  subject: string
  facts?: AuditEntry['facts']
  /** Uids of people concerned besides the subject, by which the entry can also be found. */
  people?: readonly string[]
}

export type AuditLogStore = {
  append: (event: AuditEvent) => Promise<void>
  /** Appends the entry if and only if the transaction's other writes are stored. */
  appendIn: (tx: Tx, event: AuditEvent) => void
  /** Replaces a person's ID and email address by their marks in every entry by or about that person. */
  rename: (uid: string, marks: ReadonlyMap<string, string>) => Promise<void>
}

/** Notifications, each below the account of its recipient. An unreadable one is treated as missing: a new one replaces it. */
export type NotificationStore = Pick<Documents<Notification, OfPerson>, 'getIn' | 'saveIn'>

/** All documents of one person, wherever they are stored, selected by the collection descriptions: for the deletion of the account. */
export type AccountDataStore = {
  /** Lists the IDs of all workspaces that a person owns, even unreadable ones. */
  workspaceIdsOf: (uid: string) => Promise<string[]>
  /** Lists the IDs of all files of a workspace, including those in the trash, even unreadable ones. */
  mediaIdsOf: (wid: string) => Promise<string[]>
  connectionsOf: (wid: string) => Promise<Readable<Connection>>
  /** Deletes all members: from then on the rules allow no write into the workspace. */
  deleteMembers: (wid: string) => Promise<void>
  /** Deletes a workspace with everything below it, and its documents elsewhere. */
  deleteWorkspace: (wid: string) => Promise<void>
  /** Deletes a person's documents outside of their account, also in other people's workspaces; their own workspaces are already deleted. */
  deletePersonal: (uid: string, email: string) => Promise<void>
  /** Deletes the account with everything below it, last: while the account exists, an unfinished deletion can be resumed. */
  deleteUser: (uid: string) => Promise<void>
}
