import { expect, test } from 'vitest'
import { parseNetwork, GOOGLE_NETWORKS } from '../../functions/src/http/ip-networks.ts'
import { readArrival } from '../../functions/src/http/request-facts.ts'

const HOSTING = GOOGLE_NETWORKS.map(parseNetwork)

test.each([
  ['a direct call', '203.0.113.7', { ip: '203.0.113.7', isByHosting: false }],
  [
    'a direct call with a forged list',
    '198.51.100.1, 74.125.0.9, 203.0.113.7',
    { ip: '203.0.113.7', isByHosting: false },
  ],
  ['a call by Hosting', '203.0.113.7,74.125.0.9', { ip: '203.0.113.7', isByHosting: true }],
  [
    'a call by Hosting over IPv6',
    '2001:db8:1:2::9, 2a00:1450::1',
    { ip: '2001:db8:1:2:0:0:0:0/64', isByHosting: true },
  ],
  [
    'a call by Hosting with a forged list',
    '198.51.100.1, 203.0.113.7, 74.125.0.9',
    { ip: '203.0.113.7', isByHosting: true },
  ],
  ['a server of Google that calls for itself', '74.125.0.9', { ip: '74.125.0.9', isByHosting: false }],
  ['a rented server of Google’s cloud', '198.51.100.1, 34.120.0.9', { ip: '34.120.0.9', isByHosting: false }],
  ['an unreadable client behind Hosting', 'unknown, 74.125.0.9', { ip: 'unknown', isByHosting: true }],
  ['no list', undefined, { ip: '192.0.2.1', isByHosting: false }],
  ['an unreadable list', '74.125.0.9, x', { ip: '192.0.2.1', isByHosting: false }],
])('%s', (_kind, forwardedFor, arrival) => {
  expect(readArrival(forwardedFor, '192.0.2.1', HOSTING)).toEqual(arrival)
})

test('without a believed proxy the last address counts', () => {
  expect(readArrival('203.0.113.7, 74.125.0.9', undefined, [])).toEqual({ ip: '74.125.0.9', isByHosting: false })
  expect(readArrival(undefined, undefined, [])).toEqual({ ip: 'unknown', isByHosting: false })
})
