import { lookup } from 'node:dns/promises'
import type { Resolve } from './check-address.ts'

/** All addresses of a name, as the machine's own resolver knows them. */
export const resolveAll: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)
