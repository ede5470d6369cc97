/**
 * Lets the client start offline. Pages and translations are requested from the network first and taken from the cache only if it fails, so that no
 * old
 * build is shown beside a new one. Files with a hash in their name cannot change and are taken from the cache first.
 */

const worker = serviceWorker()
const SHELL = '/shell'
const SHELL_CACHE = `shell-${BUILD_VERSION}`
const HASHED_CACHE = 'hashed'
const KEPT = new Set(BUILD_SHELL_FILES)

worker.addEventListener('install', (event) => {
  event.waitUntil(fillShell())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge())
})

/** Sent by the page once the user has agreed to reload: the new version takes over. */
worker.addEventListener('message', (event) => {
  if (event.data === 'activate') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!isReserved(url.pathname)) event.respondWith(fromNetwork(request, SHELL))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (KEPT.has(url.pathname)) event.respondWith(fromNetwork(request, url.pathname))
})

function serviceWorker(): ServiceWorkerGlobalScope {
  if (!(self instanceof ServiceWorkerGlobalScope)) throw new Error('This runs as a service worker only')
  return self
}

/** Returns true for navigations that the service worker ignores: the API, link pages, and the hosting's own paths, such as the sign-in pop-up. */
function isReserved(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/@') || path.startsWith('/__/')
}

/** Caches the files of the shell. Those without a hash bypass the browser's HTTP cache, so that all files are of the same version. */
async function fillShell(): Promise<void> {
  const [shell, hashed] = await Promise.all([caches.open(SHELL_CACHE), caches.open(HASHED_CACHE)])
  const isHashed = (path: string) => path.startsWith('/assets/')
  await Promise.all([
    shell.addAll(
      BUILD_SHELL_FILES.filter((path) => !isHashed(path)).map((path) => new Request(path, { cache: 'reload' })),
    ),
    hashed.addAll(BUILD_SHELL_FILES.filter(isHashed)),
  ])
}

/** @param fallback address of the cached file that is returned if the network request fails */
async function fromNetwork(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(fallback, { cacheName: SHELL_CACHE })
    if (!kept) throw error
    return kept
  }
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(HASHED_CACHE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok && reply.type === 'basic' && isWhole(reply)) await cache.put(request, reply.clone())
  return reply
}

/** Returns whether a response may be cached. The hosting answers unknown addresses with the shell, which must not be cached in place of a script. */
function isWhole(reply: Response): boolean {
  return reply.status === 200 && !reply.headers.get('content-type')?.includes('text/html')
}

/** Deletes the caches of old builds and takes control of open pages, so that files loaded by a first visit are cached too. */
async function takeCharge(): Promise<void> {
  await Promise.all([dropOldShells(), dropOldFiles()])
  await worker.clients.claim()
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function dropOldFiles(): Promise<void> {
  const current = new Set(BUILD_HASHED_FILES)
  const cache = await caches.open(HASHED_CACHE)
  const old = (await cache.keys()).filter((request) => !isCurrent(new URL(request.url).pathname, current))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/**
 * Returns whether a cached file is kept. Fonts have their version in the address and stay across builds; otherwise each build would download them
 * again.
 */
function isCurrent(path: string, current: ReadonlySet<string>): boolean {
  return current.has(path) || path.startsWith('/assets/fonts/')
}
