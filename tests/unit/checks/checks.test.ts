import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { CHECKS } from '@postwright/core/checks/checks'
import { runChecks } from '@postwright/core/checks/run-checks'
import { describe, expect, it } from 'vitest'
import { ACCESS_CASES } from './cases/access-cases.ts'
import { BRAND_CASES } from './cases/brand-cases.ts'
import type { CheckCases } from './cases/case.ts'
import { CHANNEL_CASES } from './cases/channel-cases.ts'
import { CRAFT_CASES } from './cases/craft-cases.ts'
import { FORM_CASES } from './cases/form-cases.ts'
import { LANGUAGE_CASES } from './cases/language-cases.ts'
import { PERSONA_CASES } from './cases/persona-cases.ts'
import { SUBSTANCE_CASES } from './cases/substance-cases.ts'

const ALL: readonly CheckCases[] = [
  ...CRAFT_CASES,
  ...FORM_CASES,
  ...ACCESS_CASES,
  ...CHANNEL_CASES,
  ...BRAND_CASES,
  ...PERSONA_CASES,
  ...SUBSTANCE_CASES,
  ...LANGUAGE_CASES,
]
const CASES_MIN = 6

it('has six cases of each check in which it finds something, and six in which it does not', () => {
  expect(ALL.map(({ check }) => check).toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted())
  expect(ALL.filter(({ finds, passes }) => finds.length < CASES_MIN || passes.length < CASES_MIN)).toEqual([])
})

describe.each(ALL)('$check', ({ check, given, finds, passes }) => {
  it.each(finds.map((each) => [shown(each), each] as const))('finds something in %s', (_, each) => {
    expect(findingsOf(check, given, each)).not.toEqual([])
  })

  it.each(passes.map((each) => [shown(each), each] as const))('finds nothing in %s', (_, each) => {
    expect(findingsOf(check, given, each)).toEqual([])
  })
})

function findingsOf(check: string, given: Partial<CheckedDraft> = {}, each: string | Partial<CheckedDraft>) {
  const draft = typeof each === 'string' ? draftOfText(each, given) : { ...draftOfText('', given), ...each }
  return runChecks(draft).findings.filter((finding) => finding.check === check)
}

function shown(each: string | Partial<CheckedDraft>): string {
  return typeof each === 'string' ? each.slice(0, 60) : (each.files?.[0]?.alt ?? '') || 'an empty alt text'
}
