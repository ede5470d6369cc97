import { describe, expect, it } from 'vitest'
import { PLATFORM_MODULES } from '../../functions/src/platforms/modules.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'
import { CONTEXT } from './support/connect-channel.ts'
import { createOutside } from './support/create-outside.ts'

/** Form values with this address, for every network that asks for one. */
const FORMS = {
  bluesky: (service: string) => ({ service, handle: 'ada.example.com', appPassword: 'abcd-abcd-abcd-abcd' }),
  mastodon: (instance: string) => ({ instance }),
  webhook: (address: string) => ({ address, name: 'My site' }),
}

/** Forms of networks that issue the address themselves: the typed one is only compared with it. */
const FIXED = {
  discord: (address: string) => ({ address }),
  slack: (address: string) => ({ address, channel: 'news' }),
}

/** Without addresses with credentials: some forms refuse these, others drop the credentials, and the host is public. */
const DANGEROUS = REFUSED_ADDRESSES.filter((address) => !address.endsWith('@example.com'))

const { outside } = createOutside({ fetch: createSafeFetch({ allowPrivate: false, resolve: resolveNames }) })

describe.each(Object.entries({ ...FORMS, ...FIXED }))('the address that a person types for %s', (platform, form) => {
  const { connector } = PLATFORM_MODULES[platform as keyof typeof FORMS](outside)

  it('never leads the server into a private network, to itself or to a service of its cloud', async () => {
    const wrong: string[] = []
    for (const address of DANGEROUS) {
      const refusal: unknown = await connector.begin(form(address), CONTEXT).catch((error: unknown) => error)
      const { code } = Object(refusal)
      if (code !== 'address_refused' && code !== 'validation_failed') wrong.push(`${address}: ${code}`)
    }
    expect(wrong).toEqual([])
  })
})
