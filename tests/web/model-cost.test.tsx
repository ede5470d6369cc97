import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { NO_REPLY, type ModelRequest } from '@postwright/core/model/model-run'
import { CostNote } from '@/llm/run-notes.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

const PRICE = { currency: 'USD', sent: 3_000_000, received: 15_000_000 }
const WORK = { draft: draftOfText('Our oak tables last.'), kit: null, persona: null }
const REQUEST: ModelRequest = {
  task: 'shorten',
  text: 'Our oak tables last.',
  finding: null,
  choice: '',
  platform: null,
  brandKitId: null,
  personaId: null,
}
const used = { ...NO_REPLY, tokensIn: 400, tokensOut: 100 }

it('a run says before what it costs at most, and after it what it has cost', async () => {
  await show(<CostNote work={WORK} request={REQUEST} price={PRICE} reply={null} />)
  expect(screen.getByText(/^This costs at most \$0\.03\d+\.$/)).toBeDefined()
  cleanup()
  await show(<CostNote work={WORK} request={REQUEST} price={PRICE} reply={used} />)
  expect(screen.getByText('This cost $0.0027.')).toBeDefined()
  cleanup()
  await show(<CostNote work={WORK} request={REQUEST} price={PRICE} reply={{ ...used, isEstimated: true }} />)
  expect(screen.getByText(/^This cost about \$0\.0027:/)).toBeDefined()
})

it('a run says nothing of money where no price is known', async () => {
  const { container } = await show(<CostNote work={WORK} request={REQUEST} price={null} reply={used} />)
  expect(container.textContent).not.toContain('cost')
})
