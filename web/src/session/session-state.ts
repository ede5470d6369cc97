import type { User } from '@postwright/core/model/user'

/**
 * `loading`: not known yet. `from` tells whether the page has just been opened or a sign-in is under way; `unreachable` is set while
 * the server cannot be asked to confirm a session that is kept. `byChoice` is set after a person has signed out on purpose, `disabled` when it was
 * the account that was refused. `challenged`: the person has signed in, and shows a second factor before there is a session.
 */
export type SessionState =
  | { status: 'loading'; from: 'start' | 'sign_in'; unreachable: boolean }
  | { status: 'signed_out'; byChoice: boolean; disabled?: true }
  | { status: 'challenged' }
  | { status: 'signed_in'; user: User; workspaceId: string }

export const STARTING: SessionState = { status: 'loading', from: 'start', unreachable: false }
