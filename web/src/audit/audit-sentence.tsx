import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { AUDIT_ACTORS, type AuditEntry } from '@postwright/core/model/audit-entry'
import { actionText } from '@/config/audit-text.ts'
import { type Act, foldedKey, sentenceKey } from './sentences.ts'

type Translate = TFunction<['audit-log', 'user-management']>

/** Placeholders for elements in a translated sentence; these characters occur in no text. */
const ACTOR = '\uE000'

const TARGET = '\uE001'

/** Returns the sentence of an entry, for `FilledSentence`. */
export function entrySentence(t: Translate, { action, actorUid, subject }: AuditEntry): string {
  const act = { action, isProduct: isProductActor(actorUid), isAboutAnother: actorUid !== subject }
  return (
    ownSentence(t, act) ??
    t('audit-log:sentence.other', { actor: ACTOR, target: TARGET, action: actionText(t, act.action) })
  )
}

/** Like `entrySentence`, for entries whose record is unknown: an action without a sentence is shown without a record. */
export function unnamedSentence(t: Translate, known: Omit<Act, 'isAboutAnother'>): string {
  const act = { ...known, isAboutAnother: false }
  return (
    ownSentence(t, act) ?? t('audit-log:sentence.otherUnnamed', { actor: ACTOR, action: actionText(t, act.action) })
  )
}

function ownSentence(t: Translate, act: Act): string | null {
  const key = sentenceKey(act)
  return key === null ? null : t(key, { actor: ACTOR, target: TARGET })
}

/** Returns the sentence of several entries with the same action, for `FilledSentence`. */
export function foldedSentence(t: Translate, { action, actorUid }: AuditEntry, count: number): string {
  const key = foldedKey(action, isProductActor(actorUid))
  if (key !== null) return t(key, { actor: ACTOR, count })
  return t('audit-log:folded.other', { actor: ACTOR, count, action: actionText(t, action) })
}

/** Returns whether an actor is the product itself or the command line, not a person. */
function isProductActor(actorUid: string): boolean {
  const actors: readonly string[] = Object.values(AUDIT_ACTORS)
  return actors.includes(actorUid)
}

type Props = { sentence: string; actor: ReactNode; target: ReactNode }

/** Shows a sentence with elements in the places of its actor and its record. */
export function FilledSentence({ sentence, actor, target }: Props) {
  return sentence
    .split(/([\uE000\uE001])/)
    .map((part, at) => <Fragment key={at}>{part === ACTOR ? actor : part === TARGET ? target : part}</Fragment>)
}
