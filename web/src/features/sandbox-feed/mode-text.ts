import type { SandboxMode } from '@postwright/core/model/sandbox'

/** Locale keys of each behaviour's name and consequences. */
export const MODE_TEXT = {
  ok: { title: 'sandbox:mode.ok.title', text: 'sandbox:mode.ok.text' },
  slow: { title: 'sandbox:mode.slow.title', text: 'sandbox:mode.slow.text' },
  fail_before: { title: 'sandbox:mode.fail_before.title', text: 'sandbox:mode.fail_before.text' },
  fail_after: { title: 'sandbox:mode.fail_after.title', text: 'sandbox:mode.fail_after.text' },
  silent_after: { title: 'sandbox:mode.silent_after.title', text: 'sandbox:mode.silent_after.text' },
  refuse: { title: 'sandbox:mode.refuse.title', text: 'sandbox:mode.refuse.text' },
  rate_limit: { title: 'sandbox:mode.rate_limit.title', text: 'sandbox:mode.rate_limit.text' },
  revoked: { title: 'sandbox:mode.revoked.title', text: 'sandbox:mode.revoked.text' },
} as const satisfies Record<SandboxMode, { title: string; text: string }>
