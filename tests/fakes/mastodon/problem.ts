import type { FakeReply } from '../support/fake-message.ts'

/** Mastodon's error format: a status and a sentence. */
export const problem = (status: number, error: string): FakeReply => ({ status, body: { error } })

export const oauthProblem = (status: number, error: string): FakeReply => ({
  status,
  body: { error, error_description: `the server says ${error}` },
})
