import { useEffect, useState } from 'react'
import type { BrandQuestion as Question } from '@postwright/core/model/brand-verdict'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { answerBrandQuestions } from './confirm-brand.ts'

const BrandDialog = lazyWhenIdle(async () => (await import('./brand-dialog.tsx')).BrandDialog)

type Asked = { questions: readonly Question[]; answer: (reason: string | null) => void }

/** Asks the user about brand rule breaches before a post is planned, from any screen; questions of several commands are asked in turn. */
export function BrandQuestion() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  useEffect(
    () =>
      answerBrandQuestions(
        (questions) => new Promise((answer) => setAsked((before) => [...before, { questions, answer }])),
      ),
    [],
  )
  const [first] = asked
  const onAnswer = (reason: string | null) => {
    first?.answer(reason)
    setAsked((before) => before.slice(1))
  }
  return <BrandDialog props={first ? { questions: first.questions, onAnswer } : null} />
}
