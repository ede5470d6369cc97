import { useMemo } from 'react'
import { z } from 'zod'
import type { Finding } from '@postwright/core/checks/check'
import type { WritingHabits } from '@postwright/core/checks/checked-draft'
import { createStoredValue, useStoredValue } from '@/lib/stored-value.ts'

const WORD_MAX = 60
const WORDS_MAX = 1_000
const EVIDENCE_MAX = 300
const IGNORED_MAX = 300

const ignoredSchema = z.object({
  check: z.string().max(40),
  evidence: z.string().max(EVIDENCE_MAX),
  /** Id of the draft in which the finding is ignored; null for everywhere. */
  draftId: z.string().max(128).nullable(),
})
const habitsSchema = z.object({
  words: z.array(z.string().max(WORD_MAX)).max(WORDS_MAX),
  ignored: z.array(ignoredSchema).max(IGNORED_MAX),
  strengths: z.record(z.string().max(40), z.enum(['hint', 'off'])),
})
type Habits = z.infer<typeof habitsSchema>
export type Ignored = z.infer<typeof ignoredSchema>
export type Strength = 'full' | 'hint' | 'off'

const habits = createStoredValue('postwright.writingHabits', habitsSchema, { words: [], ignored: [], strengths: {} })

function change(changed: Partial<Habits>): void {
  habits.set({ ...habits.get(), ...changed })
}

/** Store of the user's decisions about checks on this device. A full list drops its oldest entries. */
export const writingHabits = {
  get: habits.get,
  addWord(word: string): void {
    const lower = word.toLowerCase()
    if (lower.length > WORD_MAX) return
    change({ words: [...habits.get().words.filter((each) => each !== lower), lower].slice(-WORDS_MAX) })
  },
  removeWord: (word: string): void => change({ words: habits.get().words.filter((each) => each !== word) }),
  ignore({ check, evidence }: Pick<Finding, 'check' | 'evidence'>, draftId: string | null): void {
    if (evidence.length > EVIDENCE_MAX) return
    const ignored = { check, evidence, draftId }
    change({ ignored: [...ignoredExcept(ignored), ignored].slice(-IGNORED_MAX) })
  },
  showAgain: (ignored: Ignored): void => change({ ignored: ignoredExcept(ignored) }),
  setStrength(check: string, strength: Strength): void {
    const { [check]: _, ...others } = habits.get().strengths
    change({ strengths: strength === 'full' ? others : { ...others, [check]: strength } })
  },
}

function ignoredExcept({ check, evidence, draftId }: Ignored): Ignored[] {
  const isSame = (each: Ignored) => each.check === check && each.evidence === evidence && each.draftId === draftId
  return habits.get().ignored.filter((each) => !isSame(each))
}

/** Returns all decisions, for the settings. */
export function useHabits(): Habits {
  return useStoredValue(habits)
}

/** Returns the decisions that apply to one draft. */
export function useWritingHabits(draftId: string): WritingHabits {
  const { words, ignored, strengths } = useHabits()
  return useMemo(
    () => ({ words, strengths, ignored: ignored.filter((each) => each.draftId === null || each.draftId === draftId) }),
    [words, ignored, strengths, draftId],
  )
}
