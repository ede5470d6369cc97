import type { PostDraft } from '../model/post.ts'
import { channelDraft, OVERRIDABLE, overrideOf, withOwn } from '../posts/channel-versions.ts'
import { fnvHash } from '../text/hashes.ts'
import type { Content } from './fitted-post.ts'

/**
 * How a channel's version came about: `none` when it is the common one; `own` when a person wrote it, or went on with a fitted
 * one; `fitted` by rules; `outdated` when the common version was changed since.
 */
export type FitState = 'none' | 'own' | 'fitted' | 'outdated'

/** How the version of one channel came about, told by the fingerprints that fitting leaves in it. */
export function fitState(draft: PostDraft, connectionId: string): FitState {
  const own = overrideOf(draft, connectionId)
  if (!own) return 'none'
  const [base, result] = own.fitted?.split('-') ?? []
  if (result !== fingerprint(channelDraft(draft, connectionId), own)) return 'own'
  return base === fingerprint(draft) ? 'fitted' : 'outdated'
}

/** What is fitted to a channel: its own words where a person wrote some, else the common version. */
export function fitSource(draft: PostDraft, connectionId: string): PostDraft {
  return fitState(draft, connectionId) === 'own' ? channelDraft(draft, connectionId) : draft
}

/** The draft with a fitted version for one channel. */
export function withFit(draft: PostDraft, connectionId: string, content: Content): PostDraft {
  const isOwn = fitState(draft, connectionId) === 'own'
  const fitted = withOwn(draft, connectionId, content)
  if (isOwn) return fitted
  return {
    ...fitted,
    overrides: fitted.overrides.map((own) =>
      own.connectionId === connectionId
        ? { ...own, fitted: `${fingerprint(fitted)}-${fingerprint(channelDraft(fitted, connectionId), own)}` }
        : own,
    ),
  }
}

/** The draft with a channel back to the version that it had before. */
export function withoutFit(draft: PostDraft, connectionId: string, before: PostDraft): PostDraft {
  const had = overrideOf(before, connectionId)
  const others = draft.overrides.filter((own) => own.connectionId !== connectionId)
  return { ...draft, overrides: had ? [...others, had] : others }
}

/**
 * A short mark of what a version says (FNV-1a): enough to see that something was changed.
 * @param own only the parts of it that are the channel's own
 */
function fingerprint(draft: PostDraft, own?: Partial<Record<(typeof OVERRIDABLE)[number], unknown>>): string {
  const fields = OVERRIDABLE.filter((field) => !own || own[field] !== null)
  const text = JSON.stringify(fields.map((field) => [field, draft[field]]))
  return fnvHash(text).toString(36)
}
