import { cleanup, screen } from '@testing-library/react'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { Outcome } from '@/features/optimizer/components/workbench.tsx'
import { afterEach, expect, it } from 'vitest'
import { show } from './support/show.tsx'

afterEach(cleanup)

const GOOD = 'Our oven cools on Friday. Come by from 7 to 14 and take a loaf of rye for 3 euros while it is warm.'
const showOf = (text: string) => {
  const report = runChecks(draftOfText(text))
  const ignore = () => undefined
  return show(
    <Outcome
      draftId="bench"
      report={report}
      findings={report.findings}
      current={null}
      onShow={ignore}
      onFix={ignore}
    />,
  )
}

it('says which findings the score stops at', async () => {
  await showOf(`${GOOD} Tag 3 friends!`)
  expect(screen.getByRole('img', { name: 'Score: 68 of 100' })).toBeDefined()
  expect(screen.getByText('At most 68 until this is fixed: Bait')).toBeDefined()
})

it('says nothing of a ceiling for a post without grave findings', async () => {
  await showOf(GOOD)
  expect(screen.queryByText(/^At most/)).toBeNull()
})
