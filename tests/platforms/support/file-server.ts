import { type Fake, startFake } from '../../fakes/support/start-fake.ts'

/** Public addresses of files: each is a picture of a few bytes. */
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
