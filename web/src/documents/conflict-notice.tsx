import type { ReactNode } from 'react'
import { collisionsOf, joinVersions, type Choice, type DraftParts } from './merge/draft-parts.ts'
import type { Collision } from './merge/merge-by-shape.ts'
import type { PartWords } from './part-words.ts'
import { lazyPart } from '@/lib/later-part.tsx'

/** Conflicts are rare, and the comparison of words is large. */
const PartChoices = lazyPart(async () => (await import('./part-choices.tsx')).PartChoices)

type Props<Draft> = PartWords & {
  parts: DraftParts<Draft>
  versions: { base: Draft; mine: Draft; theirs: Draft }
  words: { title: string; text: string }
  onJoined: (draft: Draft) => void
  /** While it is fetched, and should that fail. */
  children: ReactNode
}

/** What of two versions only a person can join, part by part. */
export function ConflictNotice<Draft>({ parts, versions, words, onJoined, children, nameOf, textOf }: Props<Draft>) {
  function join(choiceOf: (collision: Collision) => Choice) {
    const joined = joinVersions(parts, versions, choiceOf)
    if (joined !== null) onJoined(joined)
  }
  return (
    <PartChoices
      {...words}
      {...{ nameOf, textOf }}
      collisions={collisionsOf(parts, versions)}
      onJoin={join}
      waiting={children}
    />
  )
}
