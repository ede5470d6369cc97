import { expect, test } from 'vitest'
import { ContractFacts } from '@/features/connected-platforms/components/connection-list.tsx'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

test.each([
  ['pinterest', '1 video (MP4, MOV) up to 512 MB and'],
  ['youtube', '1 video (MP4, MOV, WebM) up to 512 MB and'],
  ['instagram', 'each up to 300 MB and'],
] as const)('what %s allows names no larger video than can be uploaded here', async (platform, size) => {
  const { container } = await show(<ContractFacts connection={makeConnection({ platform })} />)
  expect(container.textContent).toContain(size)
})
