import { describe, expect, test } from 'vitest'
import { checkAddress } from '../../functions/src/platforms/check-address.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'

const check = (url: string, allowPrivate = false) => checkAddress(new URL(url), { allowPrivate, resolve: resolveNames })

const ALLOWED: [string, string[]][] = [
  ['https://example.com', ['93.184.215.14']],
  ['https://example.com./path', ['93.184.215.14']],
  ['https://EXAMPLE.com:8443', ['93.184.215.14']],
  ['https://dual.example.com', ['93.184.215.14', '2606:4700:4700::1111']],
  ['https://bücher.example', ['93.184.215.14']],
  ['https://93.184.215.14', ['93.184.215.14']],
  ['https://8.8.8.8', ['8.8.8.8']],
  ['https://172.32.0.1', ['172.32.0.1']],
  ['https://[2606:4700:4700::1111]', ['2606:4700:4700::1111']],
]

const LOCAL_ALLOWED = `http://127.0.0.1:2583 http://localhost:2583 http://[::1]:2583 https://10.0.0.1 http://192.168.1.9
  http://172.17.0.1 http://[fd00::1] http://pds.local http://example.com https://localtest.me http://[::ffff:127.0.0.1]`
  .trim()
  .split(/\s+/)

const LOCAL_REFUSED =
  `http://169.254.169.254 http://0xA9FEA9FE http://[::ffff:a9fe:a9fe] http://[fe80::1] http://0.0.0.0
  http://224.0.0.1 http://255.255.255.255 http://metadata.google.internal http://metadata http://mapped.example.com
  http://user:pass@127.0.0.1 ftp://127.0.0.1 file:///etc/passwd http://168.63.129.16`
    .trim()
    .split(/\s+/)

describe('which addresses may be called', () => {
  test('the corpus is large and has no doubles', () => {
    const all = [...REFUSED_ADDRESSES, ...ALLOWED.map(([url]) => url)]
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(REFUSED_ADDRESSES)('in production %s is refused', async (url) => {
    await expect(check(url)).rejects.toMatchObject({ name: 'AppError', code: 'address_refused' })
  })

  test.each(ALLOWED)('in production %s is allowed', async (url, addresses) => {
    expect(await check(url)).toEqual(addresses)
  })

  test.each(LOCAL_ALLOWED)('with private networks allowed %s is allowed', async (url) => {
    expect(await check(url, true)).not.toEqual([])
  })

  test.each(LOCAL_REFUSED)('even with private networks allowed %s is refused', async (url) => {
    await expect(check(url, true)).rejects.toMatchObject({ code: 'address_refused' })
  })
})
