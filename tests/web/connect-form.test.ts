import { describe, expect, it } from 'vitest'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { connectFormSchema, hostOf, initialValues } from '@/features/connected-platforms/connect-form.ts'
import { cleanHandle, looksLikeAppPassword } from '@/platforms/bluesky/module.ts'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'
import { makeConnection } from './support/connection.ts'

const { fields } = PLATFORM_CONTRACTS.bluesky.auth
const schema = connectFormSchema(fields, PLATFORM_MODULES.bluesky.fields ?? {})
const typed = { handle: 'ann.test', appPassword: 'x', service: '' }

describe('what people paste into the form of a network', () => {
  it('takes a handle with its @, from a profile address, or wrapped in invisible marks', () => {
    expect(cleanHandle(' @Ann.bsky.social ')).toBe('ann.bsky.social')
    expect(cleanHandle('https://bsky.app/profile/ann.example.com/')).toBe('ann.example.com')
    expect(cleanHandle('\u202Aann.bsky.social\u202C')).toBe('ann.bsky.social')
  })

  it.each([
    ['pds.example.com/', 'https://pds.example.com'],
    ['http://127.0.0.1:2583', 'http://127.0.0.1:2583'],
    ['  ', 'https://bsky.social'],
  ])('sends the server %s as %s', (service, sent) => {
    expect(schema.parse({ ...typed, service }).service).toBe(sent)
  })

  it('refuses an address of another kind, and what is no whole handle', () => {
    const result = schema.safeParse({ ...typed, handle: 'ann', service: 'ftp://pds.example.com' })
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['handle', 'service'])
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

describe('what the form of a network begins with', () => {
  it('is what the contract says for a new channel, and the channel itself when it is connected again', () => {
    expect(initialValues(fields, null)).toEqual({ handle: '', appPassword: '', service: 'https://bsky.social' })
    const connection = makeConnection({ handle: 'ann.example.com', service: 'https://pds.example.com' })
    expect(initialValues(fields, connection)).toEqual({
      handle: 'ann.example.com',
      appPassword: '',
      service: 'https://pds.example.com',
    })
  })
})
