import { createServer, type Server } from 'node:net'
import { portOwner } from './port-owner.ts'
import { Failure } from './setup/failure.mjs'

/** Listens on a port of the loopback interface to reserve it. Returns the server, whose `close` frees the port; null if the port is taken. */
export function hold(port: number): Promise<Server | null> {
  const server = createServer()
  return new Promise((settle) => {
    server.once('error', () => settle(null))
    server.listen(port, '127.0.0.1', () => settle(server))
  })
}

/** Returns whether a server could listen on a port of the loopback interface now. */
export async function isFree(port: number): Promise<boolean> {
  const server = await hold(port)
  if (server) await new Promise((settle) => server.close(settle))
  return server !== null
}

/** Checks that all ports are free; no other process is ever stopped. @throws Failure that names every taken port and its owner */
export async function assertFree(ports: Record<string, number>): Promise<void> {
  const busy = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isFree(port)) ? [] : [describe(name, port)])),
  )
  const lines = busy.flat()
  if (lines.length === 0) return
  throw new Failure(`These ports are taken:\n${lines.join('\n')}\nStop what uses them and start again.`)
}

function describe(name: string, port: number): string {
  const owner = portOwner(port)
  return `  ${port} (${name}) by ${owner ? `${owner.command}, process ${owner.pid}` : 'a process of another user'}`
}
