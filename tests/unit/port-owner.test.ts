import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portOwner } from '../../scripts/port-owner.ts'

test('names the process that listens on a port, and none once it stops', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  if (address === null || typeof address === 'string') return expect.fail()
  expect(portOwner(address.port)).toMatchObject({ pid: process.pid, command: expect.stringContaining('node') })
  await new Promise((settle) => server.close(settle))
  expect(portOwner(address.port)).toBeNull()
})
