import { describe, expect, it } from 'vitest'
import {
  cleanHandle,
  cleanService,
  connectFormSchema,
  hostOf,
  looksLikeAppPassword,
} from '@/features/connected-platforms/connect-form.ts'

describe('what people paste into the connect form', () => {
  it('takes a handle with its @, from a profile address, or wrapped in invisible marks', () => {
    expect(cleanHandle(' @Ann.bsky.social ')).toBe('Ann.bsky.social')
    expect(cleanHandle('https://bsky.app/profile/ann.example.com/')).toBe('ann.example.com')
    expect(cleanHandle('\u202Aann.bsky.social\u202C')).toBe('ann.bsky.social')
  })

  it('adds the scheme a server address lacks and drops the slash it has too much', () => {
    expect(cleanService('pds.example.com/')).toBe('https://pds.example.com')
    expect(cleanService('http://127.0.0.1:2583')).toBe('http://127.0.0.1:2583')
    expect(cleanService('  ')).toBe('https://bsky.social')
  })

  it('leaves an address of another kind to the contract, which refuses it', () => {
    const service = cleanService('ftp://pds.example.com')
    expect(connectFormSchema.safeParse({ handle: 'ann.test', appPassword: 'x', service }).success).toBe(false)
  })

  it('knows an app password from a main password by its form', () => {
    expect(looksLikeAppPassword('abcd-ef12-3456-wxyz')).toBe(true)
    expect(looksLikeAppPassword('correct horse battery staple')).toBe(false)
    expect(looksLikeAppPassword('abcd-ef12-3456')).toBe(false)
  })

  it('shows a server by its name', () => {
    expect(hostOf('http://127.0.0.1:2583')).toBe('127.0.0.1:2583')
  })
})
