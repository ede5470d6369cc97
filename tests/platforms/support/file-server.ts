import { type Fake, startFake } from '../../fakes/support/start-fake.ts'

/** Public file addresses: each returns 16 bytes as a JPEG. */
export function startFileServer(): Promise<Fake> {
  return startFake({
    name: 'Files',
    routes: {
      'GET /:id': () => ({ status: 200, headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(16) }),
    },
    failure: (status) => ({ status }),
    expired: () => ({ status: 401 }),
  })
}
