import type { PostDraft } from '../model/post.ts'
import { channelDraft, OVERRIDABLE, overrideOf, withOwn } from '../posts/channel-versions.ts'
import { fnvHash } from '../text/hashes.ts'
import type { Content } from './fit-content.ts'

/**
 * Origin of a channel's version: `none` if it is the common one; `own` if a person wrote it, or continued a fitted one; `fitted` by rules; `outdated`
 * if the common version has changed since.
 */
export type FitState = 'none' | 'own' | 'fitted' | 'outdated'

/** Returns the origin of a channel's version, derived from the fingerprints that fitting stores in it. */
export function fitState(draft: PostDraft, connectionId: string): FitState {
  const own = overrideOf(draft, connectionId)
  if (!own) return 'none'
  const [base, result] = own.fitted?.split('-') ?? []
  if (result !== fingerprint(channelDraft(draft, connectionId), own)) return 'own'
  return base === fingerprint(draft) ? 'fitted' : 'outdated'
}

/** Returns the content to fit to a channel: its own text if a person wrote one, otherwise the common version. */
export function fitSource(draft: PostDraft, connectionId: string): PostDraft {
  return fitState(draft, connectionId) === 'own' ? channelDraft(draft, connectionId) : draft
}

/** Returns the draft with a fitted version for one channel. A version that a person wrote stays `own`. */
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

/** Returns the draft with a channel's previous version restored. */
export function withoutFit(draft: PostDraft, connectionId: string, before: PostDraft): PostDraft {
  const had = overrideOf(before, connectionId)
  const others = draft.overrides.filter((own) => own.connectionId !== connectionId)
  return { ...draft, overrides: had ? [...others, had] : others }
}

/**
 * Returns a short hash of a version's content (FNV-1a), sufficient to detect a change.
 * @param own if given, only the fields that it overrides are hashed
 */
function fingerprint(draft: PostDraft, own?: Partial<Record<(typeof OVERRIDABLE)[number], unknown>>): string {
  const fields = OVERRIDABLE.filter((field) => !own || own[field] !== null)
  const text = JSON.stringify(fields.map((field) => [field, draft[field]]))
  return fnvHash(text).toString(36)
}
